import { traceIds } from '@homecare/tracing/span'
import { pino, type Logger } from 'pino'

/**
 * The log of one process, lines of JSON on standard output. Lines are written in batches, at most a tenth of a second
 * later, since one write each costs as much CPU time as a small call. A kill -9 loses that tenth. A line that is written
 * within a trace has its ids.
 */
export function createLog({ process, level }: { process: string; level: string }): Logger {
  return pino(
    { level, base: { process }, mixin: traceIds },
    pino.destination({ minLength: 4096, periodicFlush: 100, sync: false }),
  )
}
