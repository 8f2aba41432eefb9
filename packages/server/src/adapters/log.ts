import { pino, type Logger } from 'pino'

/**
 * The log of one process, lines of JSON on standard output. Lines are written together, a tenth of a second late at
 * most and at the end of the process: one by one they cost as much CPU time as a small call. A kill -9 loses that tenth.
 */
export function createLog({ process, level }: { process: string; level: string }): Logger {
  return pino({ level, base: { process } }, pino.destination({ minLength: 4096, periodicFlush: 100, sync: false }))
}
