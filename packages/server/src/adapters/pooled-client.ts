import pg from 'pg'

/**
 * A connection of a pool, which may end at any time: between two of its owners, or after one has taken its listeners
 * away. An error that nobody listens to would end the process. Whoever asks something on it learns of it by the answer.
 */
export class PooledClient extends pg.Client {
  override emit(...event: Parameters<pg.Client['emit']>): boolean {
    return event[0] === 'error' && this.listenerCount('error') === 0 ? false : super.emit(...event)
  }
}
