import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { remoteNames } from '@homecare/dev-servers/paths'
import { newReportKey } from '../report-key'
import type { Variables } from './compose-file'

/** The secrets that are 32 random bytes. */
const SECRETS = [
  'SESSION_SECRET',
  'AUDIT_SECRET',
  'S3_SECRET_KEY',
  'POSTGRES_PASSWORD',
  'POSTGRES_APP_PASSWORD',
  'REDIS_PASSWORD',
  ...remoteNames().map((name) => `RELEASE_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`),
  'SHELL_TOKEN',
]

export interface TrialPorts {
  HTTP_PORT: string
  HTTPS_PORT: string
  SANDBOX_PORT: string
  INBOX_PORT: string
}

/** The variables that are generated; the object store in the containers accepts any access key. */
const GENERATED = [...SECRETS, 'S3_ACCESS_KEY', 'REPORT_KEYS']

const generate = (name: string): string => (name === 'REPORT_KEYS' ? newReportKey() : randomBytes(32).toString('hex'))

/** The variables for docker-compose.yml and the trial's file, with random secrets and an account of the card sandbox. */
export const randomEnv = (ports: TrialPorts): Variables => ({
  ...ports,
  PUBLIC_URL: `https://localhost:${ports.HTTPS_PORT}`,
  SITE_ADDRESS: 'localhost',
  TLS: 'internal',
  ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('hex')])),
  REPORT_KEYS: newReportKey(),
  S3_ACCESS_KEY: randomBytes(8).toString('hex'),
  CCAVENUE_MERCHANT_ID: '100001',
  CCAVENUE_ACCESS_CODE: randomBytes(8).toString('hex').toUpperCase(),
  CCAVENUE_WORKING_KEY: randomBytes(16).toString('hex').toUpperCase(),
  CCAVENUE_TRANSACTION_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}/transaction/transaction.do?command=initiateTransaction`,
  CCAVENUE_API_URL: 'http://card-sandbox:3002/apis/servlet/DoWebTrans',
})

/** Gives a topology its own name, so that it shares no container with another one on this machine. */
export const projectEnv = (project: string): Variables => {
  const names = (service: string, count: number, port: number): string =>
    Array.from({ length: count }, (_, at) => `${project}-${service}-${at + 1}:${port}`).join(' ')
  return { COMPOSE_PROJECT_NAME: project, SHELLS: names('shell', 2, 3000), BFFS: names('bff', 3, 3001) }
}

/** `NAME=value` lines; empty lines and those that begin with `#` are skipped. */
export async function readEnvFile(path: string): Promise<Variables> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

/** Writes a file that only its owner can read. */
export async function writeEnvFile(path: string, variables: Variables): Promise<void> {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(path, lines.join(''), { mode: 0o600 })
  await chmod(path, 0o600)
}

/** Gives every secret that is empty in the file a random value; resolves with their names. Nothing else changes. */
export async function fillSecrets(path: string): Promise<string[]> {
  const filled: string[] = []
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => {
    const name = line.endsWith('=') ? line.slice(0, -1) : ''
    if (!GENERATED.includes(name)) return line
    filled.push(name)
    return `${line}${generate(name)}`
  })
  await writeFile(path, lines.join('\n'), { mode: 0o600 })
  await chmod(path, 0o600)
  return filled
}
