import type { Fault } from './fault'

/** Postgres can neither extend a table nor begin a new piece of its log, which ends it. */
export const DISK_FULL: Fault = {
  name: 'fill the disk of Postgres',
  holdMs: 30_000,
  boundMs: 30_000,
  begin: ({ databaseDisk }) => databaseDisk.fill(),
}
