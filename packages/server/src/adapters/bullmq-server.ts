import { createPostgresBackend, Queue, Worker, type Processor, type WorkerOptions } from 'bullmq'
import { Redis } from 'ioredis'
import type pg from 'pg'
import { Connection, openPool } from '../database/connection'
import { WAITS } from '../database/waits'

export type QueueServer = { redisUrl: string } | { databaseUrl: string }

export interface BullmqServer {
  queue: Queue
  worker(handle: Processor, options: Omit<WorkerOptions, 'connection'>): Worker
  disconnect(): void
}

/**
 * A command without an answer for this long closes its connection, which is made again: where packets vanish, TCP itself
 * would wait for a quarter of an hour. A worker's command that waits for a job is answered within 10 s.
 */
const SILENCE_MS = 15_000

/** BullMQ on Redis or Valkey: one connection for the queue and one for each worker, which reconnect without a limit. */
export function onRedis(name: string, redisUrl: string, onError: (error: Error) => void): BullmqServer {
  const clients: Redis[] = []
  const connect = () => {
    const redis = new Redis(redisUrl, {
      maxRetriesPerRequest: null,
      socketTimeout: SILENCE_MS,
      retryStrategy: (times) => Math.min(times * 100, 2_000),
    })
    redis.on('error', onError)
    clients.push(redis)
    return redis
  }
  return {
    queue: new Queue(name, { connection: connect() }),
    worker: (handle, options) => new Worker(name, handle, { ...options, connection: connect() }),
    disconnect: () => clients.forEach((redis) => redis.disconnect()),
  }
}

const REFUSAL_DELAY_MS = 250

type ConnectCallback = (error: Error | null, client: pg.Client) => void

/** BullMQ's worker reconnects hundreds of times a second while the server starts, so a refusal is delayed. */
export class DelayedRefusalClient extends Connection {
  override connect(): Promise<pg.Client>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.Client> | void {
    if (!callback) return super.connect()
    super.connect((error: Error | null) => {
      if (error) setTimeout(() => callback(error, this), REFUSAL_DELAY_MS)
      else callback(null, this)
    })
  }
}

/**
 * BullMQ on Postgres, in its own schema `bullmq`, which the migrations create, since the processes may not. Its commits
 * don't wait for the disk. The relay's mark does, which writes all earlier commits as well. A job that a crash undoes
 * runs again and finds its effect done.
 */
export function onPostgres(name: string, databaseUrl: string): BullmqServer {
  const pools: pg.Pool[] = []
  // The pool is ours, so that the connection on which BullMQ listens is ours too: an error while its own is opened or
  // closed ends the process.
  const connect = () => {
    const pool = openPool(databaseUrl, WAITS.job, {
      Client: DelayedRefusalClient,
      // One of these connections listens for notifications.
      max: 6,
      options: '-c synchronous_commit=off -c search_path="bullmq"',
    })
    pools.push(pool)
    return pool
  }
  // Queue and Worker have their backend as a type parameter, but the methods that we call are the same for both.
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The backend is part of the type only.
    queue: new Queue(name, { connection: connect() }, createPostgresBackend) as unknown as Queue,
    worker: (handle, options) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The backend is part of the type only.
      new Worker(name, handle, { ...options, connection: connect() }, createPostgresBackend) as unknown as Worker,
    disconnect: () => pools.splice(0).forEach((pool) => void pool.end().catch(() => {})),
  }
}
