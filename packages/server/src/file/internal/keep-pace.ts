import { Transform } from 'node:stream'
import { AppError } from '../../app-error'

export interface Pace {
  /** Milliseconds that every sender has. */
  graceMs: number
  /** What must have come in the mean after that. */
  bytesPerSecond: number
}

/** Passes bytes on as long as they come fast enough; a sender who holds a connection with a trickle is cut off. */
export function keepPace({ graceMs, bytesPerSecond }: Pace): Transform {
  const startedAt = performance.now()
  let bytes = 0
  const watch = setInterval(
    () => {
      const allowed = graceMs + (bytes / bytesPerSecond) * 1000
      if (performance.now() - startedAt > allowed)
        passing.destroy(
          new AppError('MALFORMED', { detail: 'The file came too slowly. Try again with a better connection.' }),
        )
    },
    Math.min(1000, graceMs),
  )
  const passing = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(null, chunk)
    },
    destroy(error, done) {
      clearInterval(watch)
      done(error)
    },
  })
  return passing
}
