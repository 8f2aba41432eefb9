import { parse } from 'yaml'
import { z } from 'zod'

const words = z.array(z.string())
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully'])

/** What `podman run` is given. An unknown key is refused: it would be ignored without a word otherwise. */
const service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.string(), target: z.string(), args: z.record(z.string(), scalar).default({}) })
    .optional(),
  entrypoint: words.optional(),
  command: words.optional(),
  user: z.string().optional(),
  environment: z.record(z.string(), scalar).default({}),
  ports: words.default([]),
  volumes: words.default([]),
  networks: words.default([]),
  depends_on: z.record(z.string(), z.strictObject({ condition })).default({}),
  healthcheck: z
    .strictObject({
      test: words.optional(),
      interval: z.string().optional(),
      timeout: z.string().optional(),
      retries: z.coerce.number().int().optional(),
      start_period: z.string().optional(),
      start_interval: z.string().optional(),
      disable: z.boolean().optional(),
    })
    .optional(),
  deploy: z.strictObject({ replicas: z.coerce.number().int().min(0).default(1) }).default({ replicas: 1 }),
  profiles: words.default([]),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).default('no'),
  read_only: z.boolean().default(false),
  tmpfs: words.default([]),
  cap_drop: words.default([]),
  cap_add: words.default([]),
  security_opt: words.default([]),
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
 * Reads a compose file, then others whose settings come on top, as Docker Compose does: values by their names, lists one
 * after the other, commands as a whole. Throws one sentence for each variable that must be set and is not.
 */
export function readComposeFiles(texts: readonly string[], variables: Variables): Compose {
  const missing = new Set<string>()
  const merged = texts
    .map((text) => interpolate(withoutExtensions(parse(text, { merge: true })), variables, missing))
    .reduce((under, over) => merge(under, over))
  if (missing.size > 0) throw new Error([...missing].join('\n'))
  const read = composeFile.safeParse(merged)
  if (read.success) return { ...read.data, name: variables.COMPOSE_PROJECT_NAME || read.data.name }
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

/** Names that begin with `x-` are there for anchors. */
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

function merge(under: unknown, over: unknown, name = ''): unknown {
  if (Array.isArray(under) && Array.isArray(over) && !WHOLE_LISTS.has(name)) return [...new Set([...under, ...over])]
  if (!isMap(under) || !isMap(over)) return over
  const names = [...new Set([...Object.keys(under), ...Object.keys(over)])]
  return Object.fromEntries(
    names.map((each) => [each, each in over ? merge(under[each], over[each], each) : under[each]]),
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
