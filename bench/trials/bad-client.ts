import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

// A separate process, so that it shares no thread with the measurement: <host> <port> <from> <connections> <tls|plain>.
// It keeps `connections` open, reopening each a second after it was closed, until its stdin ends.

const [host = '', port = '', from = '', connections = '0', security] = process.argv.slice(2)
const REOPEN_MS = 1000
const TRICKLE_MS = 1000

const head = (line: string, ...headers: string[]) =>
  [line, `host: ${security === 'tls' ? 'localhost' : host}:${port}`, ...headers, '', ''].join('\r\n')
const every = (socket: Socket, work: () => void): void => {
  const timer = setInterval(work, TRICKLE_MS)
  socket.once('close', () => clearInterval(timer))
}

const KINDS: ((socket: Socket) => void)[] = [
  function trickle(socket) {
    socket.write(head('POST /api/contact HTTP/1.1', 'content-type: application/json', 'content-length: 1000'))
    every(socket, () => socket.write('{'))
  },
  function chunksWithoutEnd(socket) {
    socket.write(head('POST /api/contact HTTP/1.1', 'content-type: application/json', 'transfer-encoding: chunked'))
    every(socket, () => socket.write('1\r\n{\r\n'))
  },
  function readNothing(socket) {
    socket.pause()
    socket.write(head('GET /docs/swagger-ui-bundle.js HTTP/1.1'))
  },
  function oversize(socket) {
    socket.write(head('POST /api/payment/response HTTP/1.1', 'content-length: 50000000'))
    every(socket, () => socket.write('x'.repeat(64 * 1024)))
  },
  function flood(socket) {
    const sendRequest = () => socket.write(head('GET /api/catalogue HTTP/1.1', 'if-none-match: "none"'))
    sendRequest()
    socket.on('data', sendRequest)
  },
]

let open = 0
let maxOpen = 0
let closed = 0
let stopping = false
const sockets = new Set<Socket>()

function begin(n: number): void {
  if (stopping) return
  const target = { host, port: Number(port), localAddress: from }
  // The edge's certificate is one of its own authority.
  const secure = { ...target, servername: 'localhost', rejectUnauthorized: false }
  const socket = security === 'tls' ? connectSecurely(secure) : connect(target)
  sockets.add(socket)
  socket.on('error', () => {})
  socket.once(security === 'tls' ? 'secureConnect' : 'connect', () => {
    open += 1
    maxOpen = Math.max(maxOpen, open)
    KINDS[n % KINDS.length]?.(socket)
    if (!socket.isPaused()) socket.resume()
    socket.once('close', () => {
      open -= 1
      closed += 1
    })
  })
  socket.once('close', () => {
    sockets.delete(socket)
    setTimeout(() => begin(n), REOPEN_MS).unref()
  })
}

for (let n = 0; n < Number(connections); n += 1) begin(n)
setTimeout(() => process.stdout.write('started\n'), TRICKLE_MS * 2)
process.stdin.resume().once('end', () => {
  stopping = true
  process.stdout.write(`${JSON.stringify({ open, maxOpen, closed })}\n`, () => process.exit(0))
})
