import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownSecrets } from '@homecare/federation/parse'
import { z } from 'zod'

const origin = z.url().transform((url) => new URL(url).origin)

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the API is, for the registry, the files of releases and data of pages; in production the edge's inner address. */
  BFF_URL: origin.default('http://127.0.0.1:3001'),
  PUBLIC_URL: origin.optional(),
  /** The port of `/metrics` and `/healthz`, separate from the public port; 0 takes a free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PROVIDER_PROFILE: z.string().min(1, 'is needed: the path of the provider profile, a JSON file'),
  /** The folder of the last good registry, artifacts and pages, for the next start. */
  STATE_DIR: z.string().default(join(tmpdir(), 'homecare-shell')),
  /** The gateway's URL, to which booking pages post their payment form. */
  CCAVENUE_TRANSACTION_URL: origin.optional(),
  /**
   * The token with which the BFF and this server authenticate to one another, for trials and server builds. During a
   * rotation `new,old`: the first is sent, all are accepted.
   */
  SHELL_TOKEN: z.string('is needed: the token that the BFF has as SHELL_TOKEN').pipe(ownSecrets),
  /** How pages and files are compressed before they are served; `fast` is for tests, where nobody waits for bytes. */
  COMPRESSION: z.enum(['best', 'fast']).default('best'),
  /** `off` removes the page "You are offline" and its worker from every device that visits the site. */
  OFFLINE_PAGE: z.enum(['on', 'off']).default('on'),
  /** Where an OpenTelemetry collector takes traces; nothing is traced without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type ShellEnv = Omit<z.infer<typeof schema>, 'PUBLIC_URL'> & { PUBLIC_URL: string }

/** Parses the settings of the document server. Throws one sentence that names every invalid variable. */
export function readShellEnv(source: NodeJS.ProcessEnv = process.env): ShellEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success) {
    throw new Error(
      `Settings: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`,
    )
  }
  const env = parsed.data
  if (env.NODE_ENV === 'production' && !env.PUBLIC_URL) throw new Error('Settings: PUBLIC_URL is needed in production.')
  return {
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`,
  }
}
