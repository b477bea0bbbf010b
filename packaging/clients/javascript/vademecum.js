// Asks a running Vademecum viewer for help, and starts one when none runs.
// Node 16 or newer, or the main process of Electron; no dependency.
//
//     const { Client } = require('./vademecum')
//     const help = new Client('/opt/app/help')
//     const reply = await help.show({ route: '/project/42/domains' })
//     if (reply.shown.note) console.warn(reply.shown.note)
//
// Every failure is a VademecumError with a `code` and a text for a log or a message box.
'use strict'

const childProcess = require('child_process')
const fs = require('fs')
const net = require('net')
const path = require('path')

const LARGEST_REPLY = 4 * 1024 * 1024
const LONGEST_FOLDER = 52
const WINDOWS = process.platform === 'win32'
const PIPES = '\\\\.\\pipe\\'

/** `code` is one of the protocol's, or: no-knowledge, no-viewer, not-started, timeout, bad-reply. */
class VademecumError extends Error {
  constructor (code, message) {
    super(message)
    this.name = 'VademecumError'
    this.code = code
  }
}

// FNV-1a, 64 bits, as sixteen hexadecimal digits: tells folders apart in the names of sockets.
function mark (text) {
  let value = 0xcbf29ce484222325n
  for (const byte of Buffer.from(text, 'utf8')) {
    value = ((value ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  }
  return value.toString(16).padStart(16, '0')
}

function user () {
  return WINDOWS ? mark(process.env.USERNAME || '').slice(0, 8) : String(process.getuid())
}

function shorter (folder) {
  const name = `vademecum-${user()}` + (folder ? `-${mark(folder).slice(0, 8)}` : '')
  const root = (process.env.TMPDIR || '/tmp').replace(/\/+$/, '')
  const usual = `${root}/${name}`
  return Buffer.byteLength(usual) <= LONGEST_FOLDER ? usual : `/tmp/${name}`
}

// Where a viewer's socket may be, the likeliest place first.
function folders () {
  const run = process.env.XDG_RUNTIME_DIR
  let wanted
  if (process.env.VADEMECUM_HOME) wanted = real(process.env.VADEMECUM_HOME) + '/run'
  else if (run && isFolder(run)) wanted = `${run}/vademecum`
  else return [shorter('')]
  return Buffer.byteLength(wanted) > LONGEST_FOLDER ? [shorter(wanted)] : [wanted, shorter(wanted)]
}

function isFolder (place) {
  try { return fs.statSync(place).isDirectory() } catch { return false }
}

// A socket in somebody else's folder could be a trap.
function isOurs (folder) {
  try {
    const info = fs.lstatSync(folder)
    return info.isDirectory() && info.uid === process.getuid()
  } catch { return false }
}

function real (place) {
  try { return fs.realpathSync.native(place) } catch { return path.resolve(place) }
}

/** The places where the viewer on a folder listens, the likeliest first. */
function addresses (knowledge, application = 'vademecum') {
  const folder = WINDOWS ? real(knowledge).toLowerCase() : real(knowledge)
  const plain = application.replace(/[^A-Za-z0-9]/g, '').slice(0, 12).toLowerCase() || 'application'
  const name = `${plain}-${mark(application).slice(0, 6)}-${user()}-${mark(folder).slice(0, 12)}`
  if (WINDOWS) return [PIPES + name]
  return folders().filter(isOurs).map(place => `${place}/${name}`)
}

function pause (ms) {
  return new Promise(resolve => setTimeout(resolve, ms))
}

class Client {
  /**
   * `knowledge` is the folder or bundle to show. Options: `program` (words that start a viewer,
   * ['vademecum']), `application`, `start` (true), `connectLimit`, `replyLimit`, `startLimit` (ms).
   */
  constructor (knowledge, options = {}) {
    if (!fs.existsSync(knowledge)) throw new VademecumError('no-knowledge', `${knowledge} does not exist`)
    this.knowledge = real(knowledge)
    this.options = {
      program: ['vademecum'],
      application: 'vademecum',
      start: true,
      connectLimit: 1000,
      replyLimit: 30000,
      startLimit: 30000,
      ...options
    }
    this.ids = 0
  }

  /** Shows { route | help_id | page | text | title }, or the home page; gives { shown, window }. */
  show (what = {}) { return this.request('show', what) }
  search (text, limit = 5) { return this.request('search', { text, limit }) }
  ask (text) { return this.request('ask', { text }) }
  setReader (reader) { return this.request('set_reader', { reader }) }
  setRoute (route) { return this.request('set_route', { route }) }

  /** Whether a viewer has this folder open. */
  async running () {
    const socket = await this._connect()
    if (socket) socket.destroy()
    return Boolean(socket)
  }

  /** Sends any verb of the protocol; starts a viewer when none runs. */
  async request (verb, fields = {}) {
    let socket = await this._connect()
    if (!socket) {
      if (!this.options.start) {
        throw new VademecumError('no-viewer', `no viewer is running; start one with: ${this.options.program[0]} ${this.knowledge}`)
      }
      socket = await this._start()
    }
    const token = process.env.XDG_ACTIVATION_TOKEN
    const asked = { vademecum: 1, id: ++this.ids, verb, ...(token ? { activation_token: token } : {}), ...fields }
    const reply = await this._exchange(socket, JSON.stringify(asked) + '\n')
    if (reply.ok === true) return reply
    if (!reply.error) throw new VademecumError('bad-reply', 'what answers there is no viewer')
    throw new VademecumError(reply.error.code, reply.error.message)
  }

  async _connect () {
    for (const address of addresses(this.knowledge, this.options.application)) {
      const socket = await this._open(address)
      if (socket) return socket
    }
    return null
  }

  _open (address) {
    return new Promise(resolve => {
      const socket = net.createConnection(address)
      const give = value => {
        socket.removeAllListeners()
        socket.setTimeout(0)
        if (!value) socket.on('error', () => {}).destroy()
        resolve(value)
      }
      socket.setTimeout(this.options.connectLimit, () => give(null))
      socket.once('error', () => give(null))
      socket.once('connect', () => give(socket))
    })
  }

  async _start () {
    const { program, startLimit } = this.options
    let failure = null
    const child = childProcess.spawn(program[0], [...program.slice(1), 'view', this.knowledge], {
      detached: true, stdio: 'ignore', windowsHide: false
    })
    child.on('error', error => { failure = new VademecumError('not-started', `${program[0]} cannot be started (${error.code}); is Vademecum installed?`) })
    child.on('exit', code => {
      // Code 0 means that it has handed over to a viewer that started at the same time.
      if (code) failure = new VademecumError('not-started', `the viewer ended at once with code ${code}; start it by hand to see why: ${program[0]} ${this.knowledge}`)
    })
    child.unref()
    const deadline = Date.now() + startLimit
    while (Date.now() < deadline) {
      const socket = await this._connect()
      if (socket) return socket
      if (failure) throw failure
      await pause(20)
    }
    throw new VademecumError('not-started', `the viewer did not start within ${startLimit} ms`)
  }

  _exchange (socket, line) {
    const { replyLimit } = this.options
    return new Promise((resolve, reject) => {
      const pieces = []
      let size = 0
      const end = (error, value) => {
        clearTimeout(timer)
        socket.removeAllListeners()
        socket.on('error', () => {}).destroy()
        if (error) reject(error)
        else resolve(value)
      }
      const fail = (code, text) => end(new VademecumError(code, text))
      const timer = setTimeout(() => fail('timeout', `the viewer did not answer within ${replyLimit} ms`), replyLimit)
      socket.on('error', error => fail('no-viewer', `the connection to the viewer broke (${error.code})`))
      socket.on('close', () => fail('no-viewer', 'the viewer closed the connection'))
      socket.on('data', piece => {
        pieces.push(piece)
        size += piece.length
        if (size > LARGEST_REPLY) return fail('bad-reply', 'the reply is too long')
        if (!piece.includes(10)) return
        const text = Buffer.concat(pieces).toString('utf8').split('\n', 1)[0]
        let reply
        try { reply = JSON.parse(text) } catch { return fail('bad-reply', 'what answers there is no viewer') }
        if (reply === null || typeof reply !== 'object') return fail('bad-reply', 'what answers there is no viewer')
        end(null, reply)
      })
      socket.write(line)
    })
  }
}

module.exports = { Client, VademecumError, addresses }

// node vademecum.js FOLDER VERB [NAME VALUE]...   for instance: help show route /project/42/domains
if (require.main === module) {
  const [folder, verb, ...words] = process.argv.slice(2)
  const fields = {}
  for (let at = 0; at + 1 < words.length; at += 2) fields[words[at]] = words[at + 1]
  const limit = Number(process.env.VADEMECUM_LIMIT_MS) || 30000
  const options = { start: !process.env.VADEMECUM_NO_START, startLimit: limit, replyLimit: limit }
  if (process.env.VADEMECUM) options.program = [process.env.VADEMECUM]
  ;(async () => {
    if (!folder || !verb) throw new VademecumError('usage', 'usage: vademecum.js FOLDER VERB [NAME VALUE]...')
    const reply = await new Client(folder, options).request(verb, fields)
    console.log(JSON.stringify(reply))
    const { found = true, note = '' } = reply.shown || {}
    if (note) console.error(note)
    process.exitCode = found || !note ? 0 : 3
  })().catch(error => {
    console.error(error.code ? `${error.code}: ${error.message}` : error)
    process.exitCode = 2
  })
}
