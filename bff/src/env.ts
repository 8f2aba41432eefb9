import {
  databaseEnv,
  filesEnv,
  gatewayEnv,
  messagesEnv,
  queueEnv,
  reportEnv,
  settingsEnv,
} from '@homecare/server/process/env-schema'
import { metricsEnv, parseEnv, port, processEnv } from '@homecare/server-kit/env'
import { role } from '@homecare/contract/staff'
import { remoteName } from '@homecare/contract/releases'
import { ownSecrets, partsOf, weaknessOf } from '@homecare/contract/secrets'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'

/** `site:token,booking:token` maps each remote to its team's tokens. A token without a name belongs to the name before. */
const releaseTokens = z
  .string()
  .default('')
  .transform((text, context) => {
    const tokens = new Map<string, string>()
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    let name = ''
    for (const part of partsOf(text.trim()).filter(Boolean)) {
      const colon = part.indexOf(':')
      if (colon >= 0) name = part.slice(0, colon)
      const token = part.slice(colon + 1)
      if (!remoteName.safeParse(name).success || token.length < 16)
        return refuse('must look like site:token,booking:token with tokens of 16 characters or more')
      const weakness = weaknessOf(token)
      if (weakness) return refuse(weakness)
      tokens.set(token, name)
    }
    return tokens
  })

const networks = z
  .string()
  .default('')
  .transform((text) => text.match(/[^\s,]+/g) ?? [])
  .refine(
    (parts) => {
      try {
        return Boolean(proxyAddr.compile(parts))
      } catch {
        return false
      }
    },
    { error: 'must be networks like 10.0.0.0/8,2001:db8::/32' },
  )

const schema = z.object({
  ...databaseEnv,
  ...queueEnv,
  ...filesEnv,
  ...reportEnv,
  ...gatewayEnv,
  ...messagesEnv,
  ...settingsEnv,
  ...processEnv,
  ...metricsEnv,
  BFF_PORT: port(3001),
  /** The address to listen at; loopback by default, since browsers use the reverse proxy. */
  BFF_HOST: z.string().default('127.0.0.1'),
  /** Networks of the proxies in front whose X-Forwarded-For is believed; none by default. */
  TRUSTED_PROXIES: networks,
  RELEASE_TOKENS: releaseTokens,
  /** The document server's URL, for trials of releases. Without it and its token no release is accepted. */
  SHELL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .optional(),
  /** The token with which the document server and the BFF authenticate to one another; during a rotation `new,old`. */
  SHELL_TOKEN: ownSecrets.optional(),
  /** The number of wrong logins of an account from one address in 15 minutes. */
  LOGIN_ATTEMPTS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number')
    .transform(Number)
    .default(10),
  /** The maximum number of connections to the database. */
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number')
    .transform(Number)
    .default(10),
  /**
   * The time after SIGTERM for which the process still takes calls, and closes each connection after its response. It is
   * longer than the edge's health check needs to notice (1 s between two, 2 s for one): a connection that is made later
   * breaks, and the edge can't send a POST again.
   */
  DRAIN_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .default(5000),
})

export type BffEnv = z.infer<typeof schema>

export const readBffEnv = (): BffEnv => parseEnv(schema, process.env)

const demoStaff = z.partialRecord(role, z.string())

const migrationSchema = z
  .object({
    ...databaseEnv,
    /** The role that owns the tables; DATABASE_URL's is the one that the processes run with, and gets its rights. */
    DATABASE_OWNER_URL: databaseEnv.DATABASE_URL.optional(),
    /** A role that reads the views for reports and no table; made if it is missing. */
    DATABASE_REPORTS_URL: databaseEnv.DATABASE_URL.optional(),
    NODE_ENV: processEnv.NODE_ENV,
    /** The folder of the migrations, if it is not beside the program. */
    MIGRATIONS_DIR: z.string().optional(),
    /** The catalogue's file, if it is not beside the program. */
    CATALOGUE_FILE: z.string().optional(),
    /** The passwords of the demo staff by role as JSON. */
    DEMO_STAFF: z
      .string()
      .transform((text, context) => {
        try {
          return demoStaff.parse(JSON.parse(text))
        } catch {
          context.addIssue({ code: 'custom', message: 'must be JSON with passwords by role' })
          return z.NEVER
        }
      })
      .optional(),
    /** The email address to invite as admin while no member of staff has a password; the link needs the two below. */
    FIRST_ADMIN: z.email('must be an email address').optional(),
    PUBLIC_URL: settingsEnv.PUBLIC_URL.optional(),
    SESSION_SECRET: settingsEnv.SESSION_SECRET.optional(),
  })
  .refine((env) => !env.FIRST_ADMIN || (env.PUBLIC_URL && env.SESSION_SECRET), {
    path: ['FIRST_ADMIN'],
    message: 'must have PUBLIC_URL and SESSION_SECRET beside it',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.DATABASE_OWNER_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: 'must be set in production: the role that owns the tables, which the processes must not run with',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.DATABASE_OWNER_URL !== env.DATABASE_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: 'must name another role than DATABASE_URL in production',
  })
  .refine((env) => env.NODE_ENV !== 'production' || !env.DEMO_STAFF, {
    path: ['DEMO_STAFF'],
    message: 'must not be set in production',
  })

const auditCheckSchema = z.object({
  ...databaseEnv,
  ...filesEnv,
  SESSION_SECRET: settingsEnv.SESSION_SECRET,
  AUDIT_SECRET: settingsEnv.AUDIT_SECRET,
})

export const readAuditCheckEnv = () => parseEnv(auditCheckSchema, process.env)

export const readResetFactorEnv = () => parseEnv(z.object(databaseEnv), process.env)

export const readMigrationEnv = () => parseEnv(migrationSchema, process.env)
