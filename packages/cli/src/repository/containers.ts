import { parse } from 'yaml'

export interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  user?: string
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
}

export interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}

export const readCompose = (text: string): Compose => parse(text, { merge: true }) as Compose

/** The variables of the host that a value takes, and what happens when one is not set. */
export function interpolations(
  value: string,
): { name: string; onAbsence: 'refuse' | 'default' | 'empty'; fallback: string }[] {
  return [...value.matchAll(/\$\{([A-Z0-9_]+)(?:(:[-?])([^}]*))?\}/g)].map(([, name = '', sign, rest = '']) => ({
    name,
    onAbsence: sign === ':?' ? 'refuse' : sign === ':-' ? 'default' : 'empty',
    fallback: rest,
  }))
}

/** The value that a container sees once every variable of the host is set, here to a stand-in of the right form. */
export const filled = (value: string, standIn: (name: string) => string): string =>
  value.replaceAll(/\$\{([A-Z0-9_]+)(?::[-?][^}]*)?\}/g, (_, name: string) => standIn(name))

export interface Stage {
  image: string
  name: string
  /** `COPY` lines without `--from`: what they take from the repository. */
  sources: string[]
  env: Record<string, string>
  user: string
  workdir: string
  command: string[]
  healthcheck: string
  stopSignal: string
  runs: string[]
}

/** The stages of a Dockerfile, with what this repository's Dockerfiles use. Later lines win, as in an image. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')) {
    const [word = '', ...rest] = line.trim().split(/\s+/)
    const value = rest.join(' ')
    if (word === 'FROM') {
      const before = stages.find(({ name }) => name !== '' && name === rest[0])
      stages.push({
        ...(before ?? EMPTY),
        sources: [],
        runs: [],
        env: { ...before?.env },
        image: rest[0] ?? '',
        name: rest[2] ?? '',
      })
    }
    const stage = stages.at(-1)
    if (stage) apply(stage, word, value)
  }
  return stages
}

const EMPTY = { user: 'root', workdir: '/', command: [] as string[], healthcheck: '', stopSignal: '' }

function apply(stage: Stage, word: string, value: string): void {
  if (word === 'COPY' && !value.startsWith('--from')) stage.sources.push(...value.split(' ').slice(0, -1))
  if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(value.split(' ').map((pair) => pair.split('=', 2))))
  if (word === 'USER') stage.user = value
  if (word === 'WORKDIR') stage.workdir = value
  if (word === 'CMD') stage.command = JSON.parse(value) as string[]
  if (word === 'HEALTHCHECK') stage.healthcheck = value
  if (word === 'STOPSIGNAL') stage.stopSignal = value
  if (word === 'RUN') stage.runs.push(value)
}
