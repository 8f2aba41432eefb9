import { describe, expect, test } from 'vitest'
import { readCompose } from './containers'
import { read } from './source-files'

const { services, networks } = readCompose(read('docker-compose.yml'))
const text = (name: string): string => {
  const { environment = {}, command = [] } = services[name] ?? {}
  return [...Object.values(environment).map(String), ...command].join(' ')
}
const holders = (secret: string): string[] =>
  Object.keys(services).filter((name) => new RegExp(`\\$\\{${secret}\\b`).test(text(name)))
const releases = Object.keys(services).filter((name) => name.startsWith('release-'))
const reaches = (from: string, to: string): boolean =>
  (services[from]?.networks ?? []).some((network) => services[to]?.networks?.includes(network))

/** Which containers are given which secret; those of backups work as the owner of what they back up. */
test.each([
  ['POSTGRES_PASSWORD', ['postgres', 'migrate']],
  ['POSTGRES_APP_PASSWORD', ['migrate', 'bff', 'worker']],
  ['REDIS_PASSWORD', ['valkey', 'bff', 'worker']],
  ['S3_SECRET_KEY', ['minio', 'bff', 'worker']],
  ['SESSION_SECRET', ['migrate', 'bff', 'worker']],
  ['AUDIT_SECRET', ['bff', 'worker']],
  ['REPORT_KEYS', ['bff']],
  ['CCAVENUE_WORKING_KEY', ['bff', 'worker']],
  ['WHATSAPP_TOKEN', ['bff', 'worker']],
  ['WHATSAPP_APP_SECRET', ['bff', 'worker']],
  ['SMS_API_KEY', ['bff', 'worker']],
  ['SHELL_TOKEN', ['bff', 'shell']],
  ...releases.map((name): [string, string[]] => [
    name.replace('release-', 'RELEASE_TOKEN_').replaceAll('-', '_').toUpperCase(),
    ['bff', name],
  ]),
  ['SMTP_URL', ['worker']],
  ['REPLY_IMAP_URL', ['worker']],
  ['DATABASE_REPORTS_URL', ['migrate']],
])('%s is given only to the containers that need it', (secret, allowed) => {
  const others = holders(secret).filter((name) => !/^(backup|restore)|-b$/.test(name))
  expect(others.sort()).toEqual([...allowed].sort())
})

describe('the networks of docker-compose.yml', () => {
  const stores = ['postgres', 'valkey', 'minio', 'mail']

  test('in docker-compose.yml databases, queue, store and mail catcher have no network to the outside', () => {
    const open = stores.flatMap((name) => (services[name]?.networks ?? ['default']).map((network) => [name, network]))
    const internal = (network = '') => JSON.stringify(networks[network] ?? {}).includes('"internal":true')
    expect(open.filter(([, network]) => !internal(network))).toEqual([])
  })

  test('in docker-compose.yml only BFF, worker, migrations and backups reach a store', () => {
    const callers = Object.keys(services).filter(
      (name) => !stores.includes(name) && stores.some((store) => reaches(name, store)),
    )
    expect(callers.filter((name) => !/^(backup|restore)|-b$/.test(name)).sort()).toEqual(['bff', 'migrate', 'worker'])
  })

  test('in docker-compose.yml the release containers of the teams reach only the BFF and the document server', () => {
    for (const name of releases) {
      expect(services[name]?.networks).toEqual(['front'])
      expect(Object.keys(services).filter((other) => !other.startsWith('release-') && reaches(name, other))).toEqual(
        expect.arrayContaining(['bff', 'shell']),
      )
      expect(reaches(name, 'worker')).toBe(false)
    }
  })
})
