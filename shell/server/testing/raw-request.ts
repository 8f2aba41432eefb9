import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens a connection from this loopback address and sends the text verbatim. Later errors are ignored. */
export async function sendRaw(site: string, text: string, from = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(site)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Reads all data until the other side ends. */
export async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}
