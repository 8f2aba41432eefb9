import { traceIds } from '@homecare/server-kit/span'
import { pino, type DestinationStream, type Logger } from 'pino'
import { loggedError } from './logged-error'

/**
 * The log of one process, lines of JSON on standard output. Lines are written in batches, at most a tenth of a second
 * later, since one write each costs as much CPU time as a small call. A kill -9 loses that tenth. A line that is written
 * within a trace has its ids. A test passes where it reads them.
 */
export function createLog({
  process,
  level,
  to = pino.destination({ minLength: 4096, periodicFlush: 100, sync: false }),
}: {
  process: string
  level: string
  to?: DestinationStream
}): Logger {
  return pino({ level, base: { process }, mixin: traceIds, serializers: { err: loggedError } }, to)
}
