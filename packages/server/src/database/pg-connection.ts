import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type pg from 'pg'

/** pg's types omit a client's connection; these functions are our only use of it. */
const connectionOf = (client: pg.Client): object | undefined => {
  const connection: unknown = Reflect.get(client, 'connection')
  return typeof connection === 'object' && connection !== null ? connection : undefined
}

/** Calls back whenever the server has completed its response to a query. */
export function onReady(client: pg.Client, callback: () => void): void {
  const connection = connectionOf(client)
  if (connection instanceof EventEmitter) connection.on('readyForQuery', callback)
}

const streamOf = (client: pg.Client): unknown => {
  const connection = connectionOf(client)
  return connection && Reflect.get(connection, 'stream')
}

/** Closes a client's socket immediately, since a server that hangs would not respond to a normal end. */
export function destroySocket(client: pg.Client, error?: Error): void {
  const stream = streamOf(client)
  if (stream instanceof Duplex) stream.destroy(error)
}

/**
 * Closes a connection that owes an answer and has been silent for this long. Where packets vanish, TCP itself would wait
 * for a quarter of an hour, and without end where something between accepts them. A connection that owes nothing, as one
 * that listens for notifications, is sent a query then, to learn whether it is alive.
 */
export function closeWhenSilent(client: pg.Client, silenceMs: number): void {
  client.once('connect', () => {
    // With TLS the socket is another one than before.
    const stream = streamOf(client)
    if (!(stream instanceof Socket)) return
    stream.setTimeout(silenceMs).on('timeout', () => {
      if (Reflect.get(client, 'readyForQuery') === true) client.query('SELECT 1').catch(() => stream.destroy())
      else stream.destroy(new Error(`The connection to the database was silent for ${silenceMs / 1000} s.`))
    })
  })
}
