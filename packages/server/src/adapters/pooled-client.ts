import pg from 'pg'

/**
 * A connection of a pool, which may end at any time: also between two of its owners, when none of them listens yet. An
 * error that nobody hears would end the process. Whoever asks something on it is told by the answer.
 */
export class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}
