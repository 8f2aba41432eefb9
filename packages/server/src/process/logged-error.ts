/** Data exceptions of Postgres, whose messages quote the value: `invalid input syntax for type date: "…"`. */
const QUOTES_VALUES = /^22/

/**
 * An error as a log line has it: its kind, codes, message and places in the code. All else that libraries hang on an
 * error stays out, since the database's detail is the whole row that it refused, with the patient and the tests.
 */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const sqlState = sqlStateOf(error)
  return {
    type: error.name,
    code: at(error, 'code'),
    ...(sqlState === undefined ? {} : { sqlState }),
    message: sqlState !== undefined && QUOTES_VALUES.test(sqlState) ? '[left out: it quotes a value]' : error.message,
    // Without its first lines, which are the message.
    stack: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

/** Postgres's own code, from its driver's error or from where Prisma keeps it. */
function sqlStateOf(error: Error): string | undefined {
  const code = at(at(at(at(error, 'meta'), 'driverAdapterError'), 'cause'), 'originalCode')
  if (typeof code === 'string') return code
  const own = at(error, 'code')
  return at(error, 'severity') !== undefined && typeof own === 'string' ? own : undefined
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
