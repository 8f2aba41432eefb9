import { EventEmitter } from 'node:events'
import { Duplex } from 'node:stream'
import type pg from 'pg'

/** pg's types omit a client's connection; these two functions are our only use of it. */
const connectionOf = (client: pg.Client): object | undefined => {
  const connection: unknown = Reflect.get(client, 'connection')
  return typeof connection === 'object' && connection !== null ? connection : undefined
}

/** Calls back whenever the server has completed its response to a query. */
export function onReady(client: pg.Client, callback: () => void): void {
  const connection = connectionOf(client)
  if (connection instanceof EventEmitter) connection.on('readyForQuery', callback)
}

/** Closes a client's socket immediately, since a server that hangs would not respond to a normal end. */
export function destroySocket(client: pg.Client, error?: Error): void {
  const connection = connectionOf(client)
  const stream: unknown = connection && Reflect.get(connection, 'stream')
  if (stream instanceof Duplex) stream.destroy(error)
}
