import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { TSX } from '@homecare/dev-servers/processes'
import { newReportKey } from '@homecare/dev-servers/system/secrets'
import { envOf, expectedCondition, interpolations, readCompose, substitute, type ComposeService } from './containers'
import { ROOT } from '@homecare/dev-servers/paths'
import { read, sourceFiles } from './source-files'

const compose = readCompose(read('docker-compose.yml'))
const services = Object.entries(compose.services)
const files = sourceFiles()

/** The file and the function that read a service's environment. */
const READERS: Record<string, [file: string, reader: string]> = {
  bff: ['bff/src/env.ts', 'readBffEnv'],
  worker: ['worker/src/env.ts', 'readWorkerEnv'],
  shell: ['shell/server/env.ts', 'readShellEnv'],
}

/** A valid value for each variable of the host, so that every process accepts it. */
const sampleValue = (name: string): string =>
  ({
    CCAVENUE_CIPHER: 'gcm',
    SECOND_FACTOR_ROLES: 'admin,owner',
    STRANGER_EMAILS_PER_DAY: '11',
    CODES_ABROAD_PER_DAY: '11',
    ROLLBACK_MIN_VIEWS: '111',
    MAIL_RELAY_IN_UAE: 'true',
    LOG_LEVEL: 'warn',
    OFFLINE_PAGE: 'off',
    SMTP_URL: 'smtp://mail:1025',
    REPLY_INBOX: 'replies@ghafhomecare.example',
    REPLY_IMAP_URL: 'imaps://replies:password@imap.example',
    S3_BUCKET: 'bucket',
    SMS_SENDER: 'GhafCare',
    DUTY_PHONE: '+971501234567',
    TRUSTED_PROXIES: '10.0.0.0/8',
    REPORT_KEYS: newReportKey(),
  })[name] ??
  (/_(URL|ENDPOINT)$/.test(name)
    ? 'https://name.example'
    : /^(SLOT|MINIMUM|RECONCILE|RETENTION|UNPAID)_/.test(name)
      ? '11'
      : 'a-sample-of-32-characters-or-more')

const containerEnv = (service: ComposeService): Record<string, string> =>
  Object.fromEntries(Object.entries(envOf(service)).map(([name, value]) => [name, substitute(value, sampleValue)]))

interface EnvironmentResult {
  /** The names of all settings that the process knows; null if it refused to start. */
  known: string[] | null
  /** The variables that its error names. */
  missing: string[]
  error: string
}

/** Starts Node with exactly this environment and lets the process's own env.ts read it. */
async function readEnvironment(
  envFile: string,
  reader: string,
  environment: Record<string, string>,
): Promise<EnvironmentResult> {
  const script = `const env = (await import(${JSON.stringify(join(ROOT, envFile))})).${reader}(process.env); console.log(JSON.stringify(Object.keys(env)))`
  const cwd = join(ROOT, envFile.split('/')[0] ?? '')
  const run = promisify(execFile)(process.execPath, [...TSX, '--input-type=module', '-e', script], {
    cwd,
    env: environment,
    timeout: 30_000,
  })
  try {
    return { known: JSON.parse((await run).stdout) as string[], missing: [], error: '' }
  } catch (failure) {
    const error = String((failure as { stderr?: string }).stderr)
    return { known: null, missing: [...new Set(error.match(/\b(?!ERR_)[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))], error }
  }
}

describe.each(Object.entries(READERS))('the environment of %s', (name, [file, reader]) => {
  const service = compose.services[name] ?? {}
  test('the Compose environment has every variable that the process needs and no unknown one', async () => {
    const { known, error } = await readEnvironment(file, reader, containerEnv(service))
    expect(error).toBe('')
    expect(Object.keys(envOf(service)).filter((each) => !known?.includes(each))).toEqual([])
  })
  test('the Compose environment requires all mandatory secrets from the host, without a default', async () => {
    const { missing } = await readEnvironment(file, reader, { NODE_ENV: 'production' })
    expect(missing.length).toBeGreaterThan(0)
    const secret = missing.filter((each) =>
      /SECRET|KEY|CODE|MERCHANT|TOKENS|PUBLIC_URL|^CCAVENUE|DATABASE_URL/.test(each),
    )
    const refused = secret.filter((each) =>
      interpolations(envOf(service)[each] ?? '').some(({ onAbsence }) => onAbsence === 'refuse'),
    )
    expect(refused).toEqual(secret)
  })
})

test('the migrate service gets only variables that it reads', () => {
  const code = read('bff/src/migrate.ts')
  const unknown = Object.keys(envOf(compose.services.migrate ?? {})).filter(
    (name) => !code.includes(name) && !(name === 'DATABASE_URL' && code.includes('...databaseEnv')),
  )
  expect(unknown).toEqual([])
})

test('servers that other containers call listen on all interfaces', () => {
  expect.hasAssertions()
  for (const name of ['bff', 'worker', 'shell']) {
    const code = files
      .filter((path) => path.startsWith(`${name}/`) && path.endsWith('/env.ts'))
      .map(read)
      .join('')
    const host = /\b(\w*HOST): [^\n]*127\.0\.0\.1/.exec(code)?.[1]
    if (host) expect(envOf(compose.services[name] ?? {})[host], host).toBe('0.0.0.0')
  }
})

describe('docker-compose.yml', () => {
  test('docker-compose.yml publishes only the ports of the edge proxy', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['edge'])
  })
  test('docker-compose.yml gives the edge proxy as many document servers and BFFs as there are replicas', () => {
    for (const [name, list, port] of [
      ['shell', 'SHELLS', 'PORT'],
      ['bff', 'BFFS', 'BFF_PORT'],
    ] as const) {
      const { deploy, ...service } = compose.services[name] ?? {}
      const [replicas] = interpolations(deploy?.replicas ?? '')
      const numbered = Array.from({ length: Number(replicas?.fallback) }, (_, at) => `${name}-${at + 1}`)
      const names = [...numbered, `${name}-b-1`].map((each) => `${compose.name}-${each}:${envOf(service)[port]}`)
      expect(interpolations(envOf(compose.services.edge ?? {})[list] ?? '')[0]?.fallback).toBe(names.join(' '))
    }
  })
  test.each(['bff', 'shell'])(
    'the second half of %s in docker-compose.yml differs from the first in its number only',
    (name) => {
      expect({ ...compose.services[`${name}-b`], deploy: {} }).toEqual({ ...compose.services[name], deploy: {} })
    },
  )
  test('docker-compose.yml references only services, volumes and networks that it defines', () => {
    const undefinedNames = services.flatMap(([, { depends_on = {}, networks = [], volumes = [] }]) => [
      ...Object.keys(depends_on).filter((each) => !compose.services[each]),
      ...networks.filter((each) => !(each in compose.networks)),
      ...volumes
        .map((each) => each.split(':')[0] ?? '')
        .filter((each) => /^[a-z]/.test(each) && !(each in compose.volumes)),
    ])
    expect(undefinedNames).toEqual([])
  })
  test('docker-compose.yml waits for servers to be healthy and for one-off tasks to finish', () => {
    const wrong = services.flatMap(([name, { depends_on = {} }]) =>
      Object.entries(depends_on)
        .filter(([target, { condition }]) => condition !== expectedCondition(target))
        .map(([target]) => `${name} → ${target}`),
    )
    expect(wrong).toEqual([])
  })
  test('every server of docker-compose.yml has a health check, in the file or in the image', () => {
    const without = services.filter(
      ([name, { build, healthcheck }]) => !build && !healthcheck?.test && expectedCondition(name) === 'service_healthy',
    )
    expect(without).toEqual([])
  })
  test('docker-compose.yml pins every image to one version', () => {
    expect(
      services.filter(([, { image = '', build }]) => !build && !/:(v?\d+\.\d+|RELEASE\.\d{4})/.test(image)),
    ).toEqual([])
  })
  test('docker-compose.yml has no default for a secret; those of messages to phones may be absent', () => {
    const mayBeAbsent = /^(WHATSAPP|SMS)_/
    const all = services.flatMap(([, service]) =>
      Object.values(envOf(service)).flatMap((value) => interpolations(value)),
    )
    expect(
      all.filter(
        ({ name, onAbsence, fallback }) =>
          /SECRET|PASSWORD|TOKEN|_KEY|ACCESS_CODE/.test(name) &&
          onAbsence !== 'refuse' &&
          !(mayBeAbsent.test(name) && fallback === ''),
      ),
    ).toEqual([])
  })
  test('docker-compose.yml runs Valkey without eviction and with persistence', () => {
    const command = compose.services.valkey?.command?.join(' ')
    expect(command).toContain('--maxmemory-policy noeviction')
    expect(command).toContain('--appendonly yes')
  })
  test('docker-compose.yml runs Postgres with JIT off, since compiling takes longer than any of our statements', () => {
    expect(compose.services.postgres?.command).toContain('jit=off')
  })
  test('docker-compose.yml uses the names and ports that services listen on in all addresses', () => {
    const ports: Record<string, string | undefined> = {
      postgres: '5432',
      valkey: '6379',
      minio: '9000',
      mail: '1025',
      edge: '8080',
    }
    for (const [name, port] of [
      ['bff', 'BFF_PORT'],
      ['worker', 'METRICS_PORT'],
      ['shell', 'PORT'],
    ] as const)
      ports[name] = envOf(compose.services[name] ?? {})[port]
    const addresses = services.flatMap(([, service]) =>
      Object.values(envOf(service)).map((value) => substitute(value, (each) => fallbackOf(value, each))),
    )
    const inside = addresses.flatMap((value) => [...value.matchAll(/(?:\/\/|@)([a-z]+):(\d+)/g)])
    expect(inside.length).toBeGreaterThan(5)
    expect(inside.filter(([, host = '', port]) => ports[host] !== port).map(([text]) => text)).toEqual([])
  })
  test('docker-compose.yml names the same variables as .env.example', () => {
    const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    const text = read('docker-compose.yml') + read('deploy/backup/docker-compose.yml')
    const host = new Set(interpolations(text).map(({ name }) => name))
    const cli = files
      .filter((path) => /^packages\/(cli|dev-servers)\/src\//.test(path))
      .map(read)
      .join('\n')
    expect([...host].filter((name) => !example.includes(name))).toEqual([])
    expect(example.filter((name) => !host.has(name) && !new RegExp(`\\b${name}\\b`).test(cli))).toEqual([])
  })
})

describe('deploy/backup/docker-compose.yml', () => {
  const additions = readCompose(read('deploy/backup/docker-compose.yml'))
  test('deploy/backup/docker-compose.yml runs the same version of Postgres as docker-compose.yml', () => {
    const version = (image = ''): string => /postgres:([\d.]+)/.exec(image)?.[1] ?? 'none'
    const archived = /^FROM (\S+) AS postgres-archived$/m.exec(read('Dockerfile'))?.[1]
    expect(version(archived)).toBe(version(compose.services.postgres?.image))
  })
  test('deploy/backup/docker-compose.yml keeps every setting of Postgres and adds the archive', () => {
    const settings = (command: string[] = []): string[] =>
      command.map((each) => each.replace(/^-c/, '')).filter((each) => each.includes('='))
    const archived = settings(additions.services.postgres?.command)
    expect(settings(compose.services.postgres?.command).filter((each) => !archived.includes(each))).toEqual([])
    expect(archived).toEqual(expect.arrayContaining(['archive_mode=on', 'archive_timeout=30']))
  })
  test('deploy/backup/docker-compose.yml has no default for the key', () => {
    const keys = interpolations(read('deploy/backup/docker-compose.yml')).filter(({ name }) => name === 'BACKUP_KEY')
    expect(keys.map(({ onAbsence }) => onAbsence)).toEqual(['refuse', 'refuse'])
  })
})

const fallbackOf = (value: string, name: string): string =>
  interpolations(value).find((each) => each.name === name)?.fallback ?? ''
