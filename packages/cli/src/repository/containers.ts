import { parse } from 'yaml'

export interface ComposeService {
  image?: string
  build?: { context: string; target: string }
  command?: string[]
  environment?: Record<string, string | number>
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  user?: string
  deploy?: { replicas: string }
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
}

export interface ComposeFile {
  name: string
  services: Record<string, ComposeService>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}

export const readCompose = (text: string): ComposeFile => parse(text, { merge: true }) as ComposeFile

/** The host's variables in a value, and what happens if one is not set. */
export function interpolations(
  value: string,
): { name: string; onAbsence: 'refuse' | 'default' | 'empty'; fallback: string }[] {
  return [...value.matchAll(/\$\{([A-Z0-9_]+)(?:(:[-?])([^}]*))?\}/g)].map(([, name = '', sign, rest = '']) => ({
    name,
    onAbsence: sign === ':?' ? 'refuse' : sign === ':-' ? 'default' : 'empty',
    fallback: rest,
  }))
}

/** The value that a container gets with all host variables set to sample values. */
export const substitute = (value: string, sampleValue: (name: string) => string): string =>
  value.replaceAll(/\$\{([A-Z0-9_]+)(?::[-?][^}]*)?\}/g, (_, name: string) => sampleValue(name))

export interface DockerfileStage {
  image: string
  name: string
  /** The sources of `COPY` lines without `--from`. */
  sources: string[]
  env: Record<string, string>
  user: string
  workdir: string
  command: string[]
  healthcheck: string
  stopSignal: string
  runs: string[]
}

/** Parses the Dockerfile instructions that this repository uses, by stage. Later lines win. */
export function readDockerfile(text: string): DockerfileStage[] {
  const stages: DockerfileStage[] = []
  for (const line of text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')) {
    const [instruction = '', ...rest] = line.trim().split(/\s+/)
    const value = rest.join(' ')
    if (instruction === 'FROM') {
      const parent = stages.find(({ name }) => name !== '' && name === rest[0])
      stages.push({
        ...(parent ?? EMPTY),
        sources: [],
        runs: [],
        env: { ...parent?.env },
        image: rest[0] ?? '',
        name: rest[2] ?? '',
      })
    }
    const stage = stages.at(-1)
    if (stage) apply(stage, instruction, value)
  }
  return stages
}

const EMPTY = { user: 'root', workdir: '/', command: [] as string[], healthcheck: '', stopSignal: '' }

function apply(stage: DockerfileStage, instruction: string, value: string): void {
  if (instruction === 'COPY' && !value.startsWith('--from')) stage.sources.push(...value.split(' ').slice(0, -1))
  if (instruction === 'ENV')
    Object.assign(stage.env, Object.fromEntries(value.split(' ').map((pair) => pair.split('=', 2))))
  if (instruction === 'USER') stage.user = value
  if (instruction === 'WORKDIR') stage.workdir = value
  if (instruction === 'CMD') stage.command = JSON.parse(value) as string[]
  if (instruction === 'HEALTHCHECK') stage.healthcheck = value
  if (instruction === 'STOPSIGNAL') stage.stopSignal = value
  if (instruction === 'RUN') stage.runs.push(value)
}
