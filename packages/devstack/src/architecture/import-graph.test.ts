import { describe, expect, test } from 'vitest'
import { arrow, importGraph, type Arrow, type Graph } from './import-graph'
import { violations, type Law } from './import-law'
import { readScript, readStylesheet, type Import } from './read-imports'
import { isTooling, roomOf } from './room-of'

const npm = ({ to }: Arrow): string => ('npm' in to ? to.npm : '')
const insideServer = ({ from, to }: Arrow, folder: string): boolean =>
  from.startsWith('packages/server/') && 'room' in to && to.path.startsWith(`packages/server/src/${folder}/`)

/** Who may import whom; the same table stands in ARCHITECTURE.md. What package.json declares is checked beside this, in manifests.test.ts. */
const LAW: Law = {
  rows: [
    { room: 'domain', rooms: [], npm: [], node: false },
    { room: 'ccavenue', rooms: [], npm: [], node: ['node:crypto'] },
    { room: 'contract', rooms: ['domain'], npm: ['zod'], node: false },
    { room: 'server', rooms: ['contract', 'domain', 'ccavenue'], npm: 'declared', node: true },
    { room: 'bff', rooms: ['server', 'contract'], npm: 'declared', node: true },
    { room: 'worker', rooms: ['server', 'contract'], npm: 'declared', node: true },
    { room: 'ui', rooms: [], npm: 'declared', node: false },
    { room: 'federation', rooms: ['contract'], npm: 'declared', node: true },
    { room: 'shell', rooms: ['federation', 'ui'], typesOf: ['contract'], npm: 'declared', node: true },
    { room: 'mfe-*', rooms: ['federation', 'ui', 'domain'], typesOf: ['contract'], npm: 'declared', node: false },
    { room: 'devstack', rooms: ['ccavenue', 'federation'], typesOf: ['contract'], npm: 'declared', node: true },
    { room: 'bench', rooms: ['*'], npm: 'declared', node: true },
  ],
  tests: {
    rooms: ['devstack', 'domain', 'contract', 'ccavenue', 'server', 'federation', 'ui'],
    npm: 'declared',
    node: true,
  },
  reserves: [
    {
      what: 'Prisma is used in packages/server only',
      arrow: (each) => /^@?prisma(\/|$)/.test(npm(each)),
      allowedIn: /^packages\/(server\/|devstack\/run\.mjs$)/,
    },
    {
      what: 'only adapters import the SDKs of queue, store and mail',
      arrow: (each) => each.kind !== 'type' && /^(bullmq|ioredis|minio|nodemailer)$/.test(npm(each)),
      allowedIn: /^packages\/(server\/src\/adapters|devstack)\//,
    },
    {
      what: 'a use case takes a port from its context, it does not import an adapter',
      arrow: (each) => insideServer(each, 'adapters'),
      allowedIn: /^packages\/server\/src\/(adapters\/|[a-z-]+\.ts$)/,
    },
    {
      what: 'webpack and its loaders are for the build side',
      arrow: (each) =>
        /^(webpack|swc-loader|css-loader|@swc\/core|lightningcss|.*-webpack-plugin|mini-css-.*)$/.test(npm(each)),
      allowedIn:
        /^packages\/federation\/src\/(webpack|release)\/|(^|\/)(build|webpack\.config)\.ts$|^packages\/devstack\/src\/architecture\//,
    },
    {
      what: 'code for browsers uses nothing of Node',
      arrow: (each) => 'node' in each.to && /^(mfe-|shell\/src\/|packages\/(ui|federation)\/src\/)/.test(each.from),
      allowedIn:
        /^packages\/federation\/src\/(webpack|release|registry)\/|^packages\/federation\/src\/registry\.ts$|(^|\/)(build\.ts|[a-z]+\.config\.ts)$/,
    },
    {
      what: 'an import must name its target, or nobody can follow it',
      arrow: (each) => 'computed' in each.to,
      allowedIn: /^packages\/(devstack\/|[a-z]+\/scripts\/|federation\/src\/(webpack|release)\/)|^shell\/server\//,
    },
  ],
  environmentIn: /(^|\/)env\.ts$|^packages\/devstack\/(run\.mjs$|src\/cli\/)/,
}

const broken = (
  from: string,
  specifier: string,
  kind: Import['kind'] = 'value',
  environment: string[] = [],
): string[] => {
  const graph: Graph = { arrows: [arrow(from, { specifier, kind })], readersOfEnvironment: environment }
  return violations(graph, LAW, roomOf)
}

test('every import in the repository is lawful', () => {
  const graph = importGraph()
  expect(graph.arrows.length).toBeGreaterThan(300)
  expect(violations(graph, LAW, roomOf)).toEqual([])
})

describe('the law', () => {
  test.each([
    ['packages/domain/src/money.ts', 'zod'],
    ['packages/domain/src/money.ts', 'node:crypto'],
    ['packages/ccavenue/src/cipher.ts', 'node:fs'],
    ['packages/contract/src/orders.ts', '@homecare/server/context'],
    ['packages/server/src/use-cases/start-payment.ts', '@homecare/devstack/postgres'],
    ['packages/server/src/use-cases/start-payment.ts', '../adapters/minio-files'],
    ['packages/server/src/use-cases/start-payment.ts', 'nodemailer'],
    ['packages/federation/src/contract.ts', 'webpack'],
    ['packages/federation/src/contract.ts', 'node:fs'],
    ['bff/src/main.ts', '@homecare/domain/money'],
    ['bff/src/main.ts', '@prisma/client'],
    ['bff/src/main.ts', '../../worker/src/main'],
    ['worker/src/main.ts', '@homecare/bff/app'],
    ['shell/src/main.tsx', '@homecare/mfe-site/remote'],
    ['shell/src/main.tsx', '@homecare/contract/releases'],
    ['mfe-site/src/remote.tsx', '@homecare/mfe-booking/remote'],
    ['mfe-site/src/remote.tsx', '@homecare/shell/document'],
    ['mfe-booking/src/wizard/machine.ts', '../../../packages/domain/src/money'],
    ['packages/devstack/src/ports.ts', '@homecare/server/context'],
    ['packages/gossip/src/index.ts', 'zod'],
  ])('%s may not import %s', (from, specifier) => {
    expect(broken(from, specifier)).toHaveLength(1)
    expect(broken(from, specifier, 'dynamic')).toHaveLength(1)
  })

  test('a front end takes types from the contract, never code', () => {
    expect(broken('mfe-site/src/a.ts', '@homecare/contract/requests', 'type')).toEqual([])
    expect(broken('mfe-site/src/a.ts', '@homecare/contract/requests')).toEqual([
      "mfe-site/src/a.ts: mfe-site may use types of contract only: import type … from '@homecare/contract/requests'",
    ])
  })

  test('a test may stand on devstack, the code beside it may not', () => {
    expect(broken('bff/src/app.test.ts', '@homecare/devstack/postgres')).toEqual([])
    expect(broken('bff/src/app.ts', '@homecare/devstack/postgres')).toHaveLength(1)
  })

  test('an import whose target only running shows is refused', () => {
    expect(broken('bff/src/app.ts', './*.js', 'computed')).toHaveLength(1)
    expect(broken('bff/src/app.ts', '@scope/*', 'computed')).toHaveLength(1)
    expect(broken('bff/src/app.ts', 'swagger-ui-dist/*', 'computed')).toEqual([])
    expect(broken('bff/src/app.ts', '@prisma/client/*', 'computed')).toHaveLength(1)
  })

  test('process.env is read in env.ts only', () => {
    expect(broken('bff/src/env.ts', 'zod', 'value', ['bff/src/env.ts'])).toEqual([])
    expect(broken('bff/src/app.ts', 'zod', 'value', ['bff/src/app.ts'])).toHaveLength(1)
  })
})

describe('reading imports', () => {
  const kinds = (text: string): string[] =>
    readScript(text, 'a.tsx').imports.map(({ specifier, kind }) => `${kind} ${specifier}`)

  test('every way to write an import is seen', () => {
    expect(kinds(`import a from 'a'; import 'b'; export * from 'c'; export { d } from 'd'`)).toEqual([
      'value a',
      'value b',
      'value c',
      'value d',
    ])
    expect(
      kinds(
        `const a = () => import(\n'a'); require('b'); import.meta.resolve('c'); createRequire(import.meta.url).resolve('d')`,
      ),
    ).toEqual(['dynamic a', 'dynamic b', 'resolve c', 'resolve d'])
    expect(kinds(`const own = createRequire(import.meta.url); own('a'); own.resolve('b'); own(c)`)).toEqual([
      'dynamic a',
      'resolve b',
      'computed *',
    ])
    expect(kinds('const { resolve } = createRequire(import.meta.url); resolve(`a/${b}`)')).toEqual(['computed a/*'])
    expect(kinds(`const theirs = createRequire(dir); theirs('a'); createRequire(dir).resolve('b')`)).toEqual([
      'elsewhere a',
      'elsewhere b',
    ])
    expect(kinds(`import type { A } from 'a'; export type { B } from 'b'; let c: import('c').C`)).toEqual([
      'type a',
      'type b',
      'type c',
    ])
    expect(kinds('import(`a`); import("b" + c); import(`d/${e}.js`); [{ loader: "swc-loader" }]')).toEqual([
      'dynamic a',
      'computed *',
      'computed d/*.js',
      'resolve swc-loader',
    ])
  })

  test('an import that only looks like one is not seen', () => {
    expect(kinds(`// import 'a'\nconst b = "import 'b'"`)).toEqual([])
  })

  test('inline type specifiers still load the module, so they count as code', () => {
    expect(kinds(`import { type A } from 'a'`)).toEqual(['value a'])
  })

  test('stylesheets import too', () => {
    const { imports } = readStylesheet(
      `@import "./a.css"; @import url(b.css); /* @import "c" */ .x { composes: y from './d.module.css' }`,
    )
    expect(imports.map(({ specifier }) => specifier)).toEqual(['./a.css', 'b.css', './d.module.css'])
  })
})

test('build scripts and tests are told from code that is deployed', () => {
  expect(
    ['shell/build.ts', 'bff/src/app.test.ts', 'mfe-site/webpack.config.ts', 'shell/e2e/pay.spec.ts'].filter(
      (path) => !isTooling(path),
    ),
  ).toEqual([])
  expect(['bff/src/app.ts', 'shell/server/main.ts'].filter(isTooling)).toEqual([])
})
