import { parse } from 'yaml'
import { z } from 'zod'

const strings = z.array(z.string())
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully'])

/** The settings that are passed to `podman run`. An unknown one is an error, since it would be ignored silently. */
const service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.string(), target: z.string(), args: z.record(z.string(), scalar).default({}) })
    .optional(),
  entrypoint: strings.optional(),
  command: strings.optional(),
  user: z.string().optional(),
  environment: z.record(z.string(), scalar).default({}),
  ports: strings.default([]),
  volumes: strings.default([]),
  networks: strings.default([]),
  depends_on: z.record(z.string(), z.strictObject({ condition })).default({}),
  healthcheck: z
    .strictObject({
      test: strings.optional(),
      interval: z.string().optional(),
      timeout: z.string().optional(),
      retries: z.coerce.number().int().optional(),
      start_period: z.string().optional(),
      start_interval: z.string().optional(),
      disable: z.boolean().optional(),
    })
    .optional(),
  deploy: z.strictObject({ replicas: z.coerce.number().int().min(0).default(1) }).default({ replicas: 1 }),
  profiles: strings.default([]),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).default('no'),
  read_only: z.boolean().default(false),
  tmpfs: strings.default([]),
  cap_drop: strings.default([]),
  cap_add: strings.default([]),
  security_opt: strings.default([]),
  sysctls: z.record(z.string(), scalar).default({}),
  stop_grace_period: z.string().default('10s'),
  stop_signal: z.string().optional(),
})

const composeFile = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({}).nullable()).default({}),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().default(false) }).nullable()).default({}),
})

export type Service = z.infer<typeof service>
export type Compose = z.infer<typeof composeFile>
export type Variables = Readonly<Record<string, string>>

/**
 * Reads a compose file and others that override it, as Docker Compose does: values are overridden by name, lists are joined,
 * commands are replaced. Throws one sentence for each variable that must be set and is not.
 */
export function readComposeFiles(texts: readonly string[], variables: Variables): Compose {
  const missing = new Set<string>()
  const merged = texts
    .map((text) => interpolate(withoutExtensions(parse(text, { merge: true })), variables, missing))
    .reduce((base, override) => merge(base, override))
  if (missing.size > 0) throw new Error([...missing].join('\n'))
  const read = composeFile.safeParse(merged)
  if (read.success) return { ...read.data, name: variables.COMPOSE_PROJECT_NAME || read.data.name }
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

/** Removes the entries whose names begin with `x-`: they only hold YAML anchors. */
const withoutExtensions = (file: unknown): unknown =>
  isMap(file) ? Object.fromEntries(Object.entries(file).filter(([name]) => !name.startsWith('x-'))) : file

function interpolate(value: unknown, variables: Variables, missing: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => interpolate(each, variables, missing))
  if (isMap(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, interpolate(each, variables, missing)]),
    )
  if (typeof value !== 'string') return value
  return value.replaceAll(
    /\$(?:\$|\{([A-Za-z_]\w*)(?:(:[-?])([^}]*))?\})/g,
    (whole: string, name?: string, sign?: string, rest = '') => {
      if (whole === '$$' || name === undefined) return '$'
      const known = variables[name] ?? ''
      if (known !== '') return known
      if (sign === ':?') missing.add(`${name} is not set: ${rest}.`)
      return sign === ':-' ? rest : ''
    },
  )
}

/** These are replaced as a whole, other lists are joined. */
const WHOLE_LISTS = new Set(['entrypoint', 'command', 'test'])

function merge(base: unknown, override: unknown, name = ''): unknown {
  if (Array.isArray(base) && Array.isArray(override) && !WHOLE_LISTS.has(name))
    return [...new Set([...base, ...override])]
  if (!isMap(base) || !isMap(override)) return override
  const names = [...new Set([...Object.keys(base), ...Object.keys(override)])]
  return Object.fromEntries(
    names.map((each) => [each, each in override ? merge(base[each], override[each], each) : base[each]]),
  )
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Milliseconds of a duration like `5s` or `1m30s`. */
export function milliseconds(duration: string): number {
  const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
  return [...duration.matchAll(/(\d+)(ms|[smh])/g)].reduce(
    (sum, [, count, unit = 's']) => sum + Number(count) * (units[unit] ?? 0),
    0,
  )
}
