import { relative } from 'node:path'
import { SOURCES } from '@homecare/bundle/bundle-programs'
import { hostConfigs } from '@homecare/federation/webpack'
import { describe, expect, test } from 'vitest'
import { envOf, expectedCondition, readCompose } from './containers'
import { ROOT } from '@homecare/dev-servers/paths'
import { read, sourceFiles } from './source-files'

interface DockerfileStage {
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
function readDockerfile(text: string): DockerfileStage[] {
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

const compose = readCompose(read('docker-compose.yml'))
const stages = readDockerfile(read('Dockerfile'))
const ours = Object.entries(compose.services).filter(([, { build }]) => build)
const files = sourceFiles()

/** What the builds write that a container can start, as seen from its working folder. */
const BUILT_PROGRAMS = [
  ...[...Object.keys(SOURCES), 'release'].map((name) => `${name}.mjs`),
  ...hostConfigs({ dir: ROOT + 'shell' }).flatMap(({ entry, output }) =>
    Object.keys(entry as object).map((name) =>
      relative(
        ROOT + 'shell',
        `${output?.path}/${typeof output?.filename === 'string' ? output.filename.replace('[name]', name) : ''}`,
      ),
    ),
  ),
]
const targets = [...new Set(ours.map(([, { build }]) => build?.target ?? ''))]

describe('Dockerfile', () => {
  test('deploy/backup/docker-compose.yml builds stages that the Dockerfile has', () => {
    const built = Object.values(readCompose(read('deploy/backup/docker-compose.yml')).services).map(
      ({ build }) => build?.target,
    )
    expect(built.filter((target) => !stages.some(({ name }) => name === target))).toEqual([])
  })
  test('Dockerfile has a stage for each target that docker-compose.yml builds', () => {
    expect(targets.filter((target) => !stages.some(({ name }) => name === target))).toEqual([])
  })
  test('Dockerfile copies only files that exist', () => {
    const missing = stages
      .flatMap((stage) => stage.sources)
      .filter((source) => source !== '.' && !files.some((path) => path === source || path.startsWith(`${source}/`)))
    expect(missing).toEqual([])
  })
  test('Dockerfile uses pinned images', () => {
    const images = stages.map(({ image }) => image).filter((image) => !stages.some(({ name }) => name === image))
    expect(
      images.filter((image) => !/^(node:26\.\d+\.\d+-bookworm-slim|postgres:\d+\.\d+-bookworm)$/.test(image)),
    ).toEqual([])
  })
  test('Dockerfile runs only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const used = stages
      .flatMap(({ runs, command }) => [...runs, command.join(' ')])
      .flatMap((text) => [...text.matchAll(/(?:npm run|run\.mjs) (\w+)/g)])
    expect(used.length).toBeGreaterThan(0)
    expect(used.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
  })
})

describe.each(targets)('the image %s', (target) => {
  const stage = stages.find(({ name }) => name === target)
  const users = ours.filter(([, { build }]) => build?.target === target)

  test('the image does not run as root and stops on SIGTERM', () => {
    expect(stage?.user).toBe('node')
    expect(stage?.stopSignal).toBe('SIGTERM')
  })
  test('each command of the image starts a built file', () => {
    for (const [, { command = stage?.command ?? [] }] of users) expect(BUILT_PROGRAMS).toContain(command.at(-1))
  })
  test('the image’s health check uses a path and port that the process serves', () => {
    if (users.every(([name]) => expectedCondition(name) !== 'service_healthy')) return
    const [, port, path] = /127\.0\.0\.1:(\d+)(\/[a-z]+)/.exec(stage?.healthcheck ?? '') ?? []
    const service = compose.services[target] ?? {}
    expect(
      Object.entries({ ...stage?.env, ...envOf(service) }).find(([name]) =>
        (target === 'worker' ? /^METRICS_PORT$/ : /^(BFF_)?PORT$/).test(name),
      )?.[1],
    ).toBe(port)
    const code = files
      .filter((file) => [`${target}/`, 'packages/server-kit/'].some((folder) => file.startsWith(folder)))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map(read)
    const [, call = 'none'] =
      new RegExp(`(\\w+): \\{\\s+(?:\\.\\.\\.\\w+,\\s+)?method: 'get',\\s+path: '${path}'`).exec(
        read('packages/contract/src/calls/operation-calls.ts'),
      ) ?? []
    const answered = new RegExp(`\\.get\\('${path}'|openapi\\((?:route\\()?calls\\.${call}\\b`)
    expect(
      code.some((text) => answered.test(text)),
      path,
    ).toBe(true)
  })
})

test('readDockerfile() lets a stage inherit the settings of the stage it builds on', () => {
  const stages = readDockerfile(`# syntax
FROM node:20 AS build
WORKDIR /app
COPY package.json src ./
RUN npm run build
FROM build
ENV PORT=3000 HOST=x
COPY --from=build /app/dist dist
USER node
HEALTHCHECK --interval=1s \\
  CMD ["node", "x"]
CMD ["node", "main.js"]`)
  expect(stages[0]).toMatchObject({
    name: 'build',
    sources: ['package.json', 'src'],
    runs: ['npm run build'],
    user: 'root',
  })
  expect(stages[1]).toMatchObject({
    image: 'build',
    workdir: '/app',
    sources: [],
    env: { PORT: '3000', HOST: 'x' },
    user: 'node',
    command: ['node', 'main.js'],
  })
  expect(stages[1]?.healthcheck).toContain('["node", "x"]')
})
