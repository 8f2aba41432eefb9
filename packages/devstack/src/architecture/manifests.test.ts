import { describe, expect, test } from 'vitest'
import { arrow, importGraph } from './import-graph'
import type { Import } from './read-imports'
import { installedPeers, loadedByCommand, manifest, undeclaredAndUnused } from './manifests'
import { roomOf } from './room-of'
import { read, sourceFiles } from './source-files'

/** The parts that the system is made of: each is really used, not just listed. */
const PARTS = [
  ...[
    'react',
    'react-dom',
    'react-router-dom',
    'react-final-form',
    'react-datepicker',
    'react-toastify',
    'xstate',
    '@xstate/react',
  ],
  ...[
    'webpack',
    '@module-federation/enhanced',
    'hono',
    '@hono/node-server',
    'bullmq',
    'ioredis',
    'prisma',
    '@prisma/client',
  ],
  ...['minio', 'nodemailer', 'vitest', 'playwright'],
]

const files = sourceFiles()
const manifests = files.filter((path) => /^([a-z-]+|packages\/[a-z-]+)\/package\.json$/.test(path))
const rooms = manifests.map((path) => roomOf(path))
// What Prisma generated imports its runtime from the room's manifest, too.
const graph = importGraph([...files, ...sourceFiles('packages/server/src/generated')])
const commands = files
  .filter((path) => path.endsWith('/Dockerfile'))
  .flatMap((path) => loadedByCommand(roomOf(path), read(path)))

describe.each(manifests)('%s', (path) => {
  test('declares what the room imports, and nothing else', () => {
    const room = roomOf(path)
    const arrows = [...graph.arrows, ...commands]
    expect(undeclaredAndUnused(room, arrows, manifest(path), manifest('package.json'), installedPeers(room))).toEqual(
      [],
    )
  })
})

test('every room has a package.json', () => {
  expect(rooms).toEqual(expect.arrayContaining([...new Set(files.map(roomOf))].filter((room) => room !== 'root')))
})

test('every part that the system is made of is imported by a room', () => {
  const used = new Set(graph.arrows.map(({ to }) => ('npm' in to ? to.npm : '')))
  expect(PARTS.filter((part) => !used.has(part))).toEqual([])
})

describe('a manifest', () => {
  const check = (from: string, specifier: string, declared: object, kind: Import['kind'] = 'value'): string[] =>
    undeclaredAndUnused(
      'bff',
      [arrow(from, { specifier, kind })],
      declared,
      { devDependencies: { vitest: '1' } },
      () => ['peer'],
    )

  test('is refused when it leaves out what is imported', () => {
    expect(check('bff/src/app.ts', 'hono/cors', {})).toEqual(['bff/src/app.ts imports hono, which is not declared'])
  })
  test('is refused when deployed code imports a development dependency', () => {
    expect(check('bff/src/app.ts', 'hono', { devDependencies: { hono: '1' } })).toEqual([
      'bff/src/app.ts imports hono, which is in devDependencies only',
    ])
    expect(check('bff/src/app.test.ts', 'hono', { devDependencies: { hono: '1' } })).toEqual([])
  })
  test('is refused when it lists what nobody imports', () => {
    expect(check('bff/src/app.ts', 'hono', { dependencies: { hono: '1', pino: '1' } })).toEqual([
      'pino is declared and never imported',
    ])
  })
  test('may list the peers of what is imported, and its types', () => {
    expect(
      check('bff/src/app.ts', 'pg', { dependencies: { pg: '1', peer: '1' }, devDependencies: { '@types/pg': '1' } }),
    ).toEqual([])
  })
  test('leaves the tools of tests to the root', () => {
    expect(check('bff/src/app.test.ts', 'vitest', {})).toEqual([])
    expect(check('bff/src/app.ts', 'vitest', {})).toHaveLength(1)
  })
})
