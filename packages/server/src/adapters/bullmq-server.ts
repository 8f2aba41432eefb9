import { createPostgresBackend, Queue, Worker, type Processor, type WorkerOptions } from 'bullmq'
import { Redis } from 'ioredis'
import type pg from 'pg'
import { PooledClient } from './pooled-client'

export type QueueServer = { redisUrl: string } | { databaseUrl: string }

export interface BullmqServer {
  queue: Queue
  worker(handle: Processor, options: Omit<WorkerOptions, 'connection'>): Worker
  disconnect(): void
}

/** BullMQ on Redis or Valkey: one connection for the queue and one for each worker, reconnecting for ever. */
export function onRedis(name: string, redisUrl: string, onError: (error: Error) => void): BullmqServer {
  const clients: Redis[] = []
  const connect = () => {
    const redis = new Redis(redisUrl, {
      maxRetriesPerRequest: null,
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

const REFUSED_MS = 250

type Connected = (error: Error | null, client: pg.Client) => void

/**
 * A worker that is refused by a server that starts up asks again at once, hundreds of times a second: so the refusal
 * takes its time.
 */
class UnhurriedClient extends PooledClient {
  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | void {
    if (!callback) return super.connect()
    super.connect((error: Error | null) => {
      if (error) setTimeout(() => callback(error, this), REFUSED_MS)
      else callback(null, this)
    })
  }
}

/**
 * BullMQ on Postgres, in its own schema `bullmq`, which the migrations make: the processes may not. Its commits
 * wait for no disk: the relay's mark, which does, brings all before it to disk as well, and what a crash takes back is
 * a job that is handled again and found done.
 */
export function onPostgres(name: string, databaseUrl: string): BullmqServer {
  const connection = {
    connectionString: databaseUrl,
    Client: UnhurriedClient,
    max: 5,
    connectionTimeoutMillis: 5_000,
    options: '-c synchronous_commit=off',
  }
  // Queue and Worker carry their backend in their type; what we call is the same on both.
  return {
    queue: new Queue(name, { connection }, createPostgresBackend) as unknown as Queue,
    worker: (handle, options) =>
      new Worker(name, handle, { ...options, connection }, createPostgresBackend) as unknown as Worker,
    disconnect: () => {},
  }
}
