import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { expect, test } from 'vitest'
import { milliseconds, readComposeFiles } from './compose-file'
import { randomEnv } from './env-file'

const file = (name: string): string => readFileSync(join(ROOT, name), 'utf8')
const ONE = 'name: site\nservices:\n  one:\n    image: a:1\n'

test('the podman driver understands every setting of docker-compose.yml, of the backups and of the trial', () => {
  const { services } = readComposeFiles(
    [file('docker-compose.yml'), file('deploy/backup/docker-compose.yml'), file('deploy/trial/docker-compose.yml')],
    { ...randomEnv({ HTTP_PORT: '1', HTTPS_PORT: '4', SANDBOX_PORT: '2', INBOX_PORT: '3' }), BACKUP_KEY: 'k' },
  )
  expect(services.restore).toMatchObject({ profiles: ['restore'], entrypoint: ['node', 'restore.mjs'] })
  expect(services.bff).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
  expect(services.bff?.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' })
})

test('COMPOSE_PROJECT_NAME names the containers, so that a trial leaves a deployment on the same machine alone', () => {
  expect(readComposeFiles([ONE], { COMPOSE_PROJECT_NAME: 'trial' }).name).toBe('trial')
  expect(readComposeFiles([ONE], {}).name).toBe('site')
})

test('a compose file with a setting that the driver does not know is refused with the setting’s name', () => {
  expect(() => readComposeFiles([`${ONE}    privileged: true`], {})).toThrow(/services\.one: .*privileged/)
})

test('every mandatory variable that is missing from the environment is named once', () => {
  expect(() => readComposeFiles([`${ONE}    environment: { A: '\${P:?set it}', B: '\${P:?set it}' }`], {})).toThrow(
    /^P is not set: set it\.$/,
  )
})

test('a variable has its value, or the default at its place if it is empty', () => {
  const text = `${ONE}    environment: { A: '\${P:-five}', B: '\${P}', C: '$\${P}', D: '\${Q:-five}', E: 7 }`
  const { services } = readComposeFiles([text], { P: '', Q: 'six' })
  expect(services.one?.environment).toEqual({ A: 'five', B: '', C: '${P}', D: 'six', E: '7' })
})

test('a second compose file adds to lists and replaces values and commands', () => {
  const over = "services: { one: { command: [b], ports: ['2:2'], environment: { A: y } } }"
  const { services } = readComposeFiles(
    [`${ONE}    command: [a, c]\n    ports: ['1:1']\n    environment: { A: x, B: x }`, over],
    {},
  )
  expect(services.one).toMatchObject({ command: ['b'], ports: ['1:1', '2:2'], environment: { A: 'y', B: 'x' } })
})

test('durations are read in the notation of Docker Compose', () => {
  expect([milliseconds('5s'), milliseconds('1m30s'), milliseconds('250ms')]).toEqual([5000, 90_000, 250])
})
