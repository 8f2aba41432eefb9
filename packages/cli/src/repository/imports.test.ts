import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { binOf } from '../checks'
import { ROOT } from '@homecare/dev-servers/paths'
import { read, sourceFiles } from './source-files'

/** The folder of a package. */
const folderOf = (name: string): string =>
  /^(shell|bff|worker|e2e|bench|mfe-.*)$/.test(name) ? name : `packages/${name}`

/** Imports that the configuration must refuse, with the rule that refuses each. */
const REFUSED: [rule: string, from: string, specifier: string][] = [
  ['domain-stands-alone', 'packages/domain/src/money.ts', 'zod'],
  ['domain-stands-alone', 'packages/domain/src/slots.ts', 'node:crypto'],
  ['ccavenue-uses-crypto-only', 'packages/ccavenue/src/cipher.ts', 'node:fs'],
  ['contract-imports', 'packages/contract/src/orders.ts', '@homecare/server/target'],
  ['contract-uses-nothing-of-node', 'packages/contract/src/jobs.ts', 'node:fs'],
  ['server-imports', 'packages/server/src/booking/start.ts', '@homecare/dev-servers/target'],
  ['use-cases-take-ports', 'packages/server/src/payment/settle.ts', '../adapters/target'],
  ['entities-meet-in-use-cases', 'packages/server/src/visit/cancel.ts', '../payment/internal/target'],
  ['server-order', 'packages/server/src/booking/list.ts', '../payment/target'],
  ['server-order', 'packages/server/src/process/shared.ts', '../audit/target'],
  ['server-folders', 'packages/server/src/loose.ts', './payment/target'],
  ['server-folders', 'packages/server/src/utils/parse.ts', '../payment/target'],
  ['no-unresolvable-import', 'bff/src/routes/pay.ts', '@homecare/server/payment/internal/target'],
  ['sdks-in-adapters-only', 'packages/server/src/booking/tell.ts', 'nodemailer'],
  ['build-tools-on-the-build-side', 'packages/federation/src/contract.ts', 'webpack'],
  ['browser-code-uses-nothing-of-node', 'packages/federation/src/call.ts', 'node:fs'],
  ['bff-imports', 'bff/src/price.ts', '@homecare/domain/target'],
  ['prisma-in-server-only', 'bff/src/query.ts', '@prisma/client'],
  ['packages-by-name', 'bff/src/job.ts', '../../worker/src/target'],
  ['bff-imports', 'bff/src/handler.ts', '@homecare/worker/target'],
  ['shell-imports', 'shell/src/pages.ts', '@homecare/mfe-site/target'],
  ['front-ends-take-types-from-the-contract', 'shell/src/parse.ts', '@homecare/contract/target'],
  ['remote-imports', 'mfe-site/src/remote.ts', '@homecare/mfe-booking/target'],
  ['remote-imports', 'mfe-new/src/frame.ts', '@homecare/shell/target'],
  ['pages-stand-alone', 'mfe-site/src/pages/home/first.ts', '../about/target'],
  ['parts-and-api-know-no-page', 'mfe-site/src/parts/map.ts', '../pages/about/target'],
  ['api-knows-no-part', 'mfe-site/src/api/load.ts', '../parts/target'],
  ['packages-by-name', 'mfe-booking/src/wizard/machine.ts', '../../../packages/domain/src/target'],
  ['own-files-by-relative-path', 'worker/src/relay.ts', '@homecare/worker/target'],
  ['dev-servers-imports', 'packages/dev-servers/src/ports.ts', '@homecare/server/target'],
  ['no-unresolvable-import', 'worker/src/typo.ts', '@homecare/server/nothing-of-this-name'],
  ['no-development-package-in-deployed-code', 'worker/src/start.ts', 'vitest'],
]
/** Similar imports that are allowed. */
const ALLOWED: [from: string, specifier: string][] = [
  ['packages/domain/src/money.test.ts', 'vitest'],
  ['bff/src/app.test.ts', '@homecare/dev-servers/target'],
  ['packages/server/src/adapters/mail.ts', 'nodemailer'],
  ['packages/server/src/payment/void.ts', './internal/target'],
  ['packages/server/src/visit/move.ts', '../payment/target'],
  ['packages/server/src/visit/cancel.test.ts', '../payment/internal/target'],
  ['mfe-site/src/price.ts', '@homecare/domain/target'],
  ['mfe-site/src/pages/about/map.ts', '../../parts/target'],
]
const NPM = ['zod', 'nodemailer', 'webpack', '@prisma/client', 'vitest']
const WORKSPACE = [
  ...['bff', 'worker', 'shell', 'mfe-site', 'mfe-booking', 'mfe-new'],
  ...['domain', 'contract', 'ccavenue', 'server', 'federation', 'dev-servers', 'cli'],
]
/** As the real package's, besides the file that stands for any of a package. */
const SERVER_EXPORTS = {
  './target': './src/target.ts',
  ...(JSON.parse(read('packages/server/package.json')) as { exports: Record<string, string | null> }).exports,
}

interface Violation {
  from: string
  rule: { name: string }
}

let root = ''
let violations: Violation[] = []

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A small workspace with the same folders, in which every package lists everything that is installed. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'homecare-imports-'))
  write('tsconfig.json', '{}')
  for (const name of NPM) write(`node_modules/${name}/index.js`, 'export default 1')
  for (const name of WORKSPACE) {
    const development = name === 'worker' ? ['vitest'] : []
    const listed = [
      ...NPM.filter((each) => !development.includes(each)),
      ...WORKSPACE.map((each) => `@homecare/${each}`),
    ]
    const versions = (names: string[]) => Object.fromEntries(names.map((each) => [each, '1']))
    const manifest = {
      name: `@homecare/${name}`,
      exports: name === 'server' ? SERVER_EXPORTS : { './*': './src/*.ts' },
      dependencies: versions(listed),
      devDependencies: versions(development),
    }
    write(`${folderOf(name)}/package.json`, JSON.stringify(manifest))
    write(`${folderOf(name)}/src/target.ts`, 'export const target = 1')
    mkdirSync(join(root, 'node_modules/@homecare'), { recursive: true })
    symlinkSync(join(root, folderOf(name)), join(root, `node_modules/@homecare/${name}`))
  }
  for (const folder of ['adapters', 'audit', 'payment', 'payment/internal'])
    write(`packages/server/src/${folder}/target.ts`, 'export const target = 1')
  for (const folder of ['pages/about', 'parts']) write(`mfe-site/src/${folder}/target.ts`, 'export const target = 1')
  for (const [from, specifier] of [...REFUSED.map(([, ...rest]) => rest), ...ALLOWED])
    write(from, `import * as target from '${specifier}'\nexport const used = target`)
  const args = [
    '--config',
    join(ROOT, '.dependency-cruiser/rules.mjs'),
    '--output-type',
    'json',
    ...WORKSPACE.map(folderOf),
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [binOf('.', 'dependency-cruiser', 'depcruise'), ...args],
    {
      cwd: root,
      timeout: 60_000,
      maxBuffer: 20 * 1024 * 1024,
    },
  ).catch((error: { stdout: string }) => error)
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(REFUSED)('the dependency rule %s refuses that %s imports %s', (rule, from) => {
  expect(violations.filter((each) => each.from === from).map((each) => each.rule.name)).toContain(rule)
})

test.each(ALLOWED)('the dependency rules allow %s to import %s', (from) => {
  expect(violations.filter((each) => each.from === from)).toEqual([])
})

/** The libraries that the project is required to use. Knip finds those that are listed but unused. */
test.each([
  ...['react', 'react-dom', 'webpack', '@module-federation/enhanced', 'react-router-dom', 'xstate', '@xstate/react'],
  ...['react-final-form', 'react-datepicker', 'react-toastify', 'hono', '@hono/node-server', 'bullmq', 'ioredis'],
  ...['prisma', '@prisma/client', 'minio', 'nodemailer', 'vitest', 'playwright'],
])('some package.json lists the required library %s', (library) => {
  const manifests = sourceFiles().filter((path) => /(^|\/)package\.json$/.test(path))
  const listing = manifests.filter((path) => {
    const { dependencies, devDependencies } = JSON.parse(read(path)) as Record<string, Record<string, string>>
    return library in { ...dependencies, ...devDependencies }
  })
  expect(listing.length).toBeGreaterThan(0)
})
