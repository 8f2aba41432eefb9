/** How long somebody waits for Postgres, in milliseconds. */
export interface Wait {
  /** For a connection to be opened. */
  connectMs: number
  /** For a free connection of a pool, all of which may be at work. */
  freeMs: number
  /** For an answer on it. Without one it is closed: where packets vanish, TCP itself would wait for a quarter of an hour. */
  answerMs: number | null
}

/** The one table of how long this system waits for Postgres, by what waits. */
export const WAITS = {
  /** A person. A server that hangs is a 503 after this time. */
  person: { connectMs: 3_000, freeMs: 5_000, answerMs: 5_000 },
  /** A job: when much work opens all connections in the same moment, it may take longer. */
  job: { connectMs: 10_000, freeMs: 20_000, answerMs: 15_000 },
  /** Figures for the monitoring, which come again. */
  figures: { connectMs: 2_000, freeMs: 2_000, answerMs: 2_000 },
  /** A count of the rate limits, which this process can do alone. */
  limit: { connectMs: 1_000, freeMs: 1_000, answerMs: 1_000 },
  /** A program that somebody runs, such as the migrations: a statement takes as long as it takes. */
  operator: { connectMs: 30_000, freeMs: 30_000, answerMs: null },
} as const satisfies Record<string, Wait>

/** A connection on which nothing is asked for this long is asked whether it is alive. */
export const IDLE_CHECK_MS = 15_000
/** Between two attempts to listen again. */
export const LISTEN_AGAIN_MS = 1_000
