import { z } from 'zod'

/** A variable that holds a whole number. */
export const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback)

/** A TCP port variable; 0 takes a free one. */
export const port = (fallback: number) => wholeNumber(0, 65_535, fallback)

export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

/** Scheme, host and port of an address. */
export const origin = webUrl.transform((url) => new URL(url).origin)

/** The port of `/metrics` and `/healthz`, separate from the public port; 0 takes a free port. */
export const metricsEnv = { METRICS_PORT: port(0), METRICS_HOST: z.string().default('127.0.0.1') }

export const processEnv = {
  /** Where an OpenTelemetry collector takes traces; nothing is traced without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('info'),
}

/** Ends the process after the sentences were written for its operator. */
function refuseToStart(sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Parses the process's environment. Each invalid variable prevents the start with one sentence. Values are never
 * printed.
 */
export function parseEnv<S extends z.ZodObject>(
  schema: S,
  env: Record<string, string | undefined>,
  refuse: (sentences: string[]) => never = refuseToStart,
): z.infer<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(present)
  if (parsed.success) return parsed.data
  const sentences = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    const wrong = name in present ? (message.startsWith('must') ? message : `is wrong: ${message}`) : 'is not set'
    if (!sentences.has(name)) sentences.set(name, `Cannot start: ${name} ${wrong}.`)
  }
  return refuse([...sentences.values()])
}
