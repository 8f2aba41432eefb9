import pg from 'pg'

/**
 * A connection of a pool. It may break while no owner has it or after an owner removed its listeners, and an error
 * without a listener would end the process. The next query on it rejects, so no error is lost.
 */
export class PooledClient extends pg.Client {
  override emit(...event: Parameters<pg.Client['emit']>): boolean {
    return event[0] === 'error' && this.listenerCount('error') === 0 ? false : super.emit(...event)
  }
}
