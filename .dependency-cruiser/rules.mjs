/** Who may import whom. ARCHITECTURE.md has the same table for readers; this file is what the checks run. */
import { REMOTE_RULES } from './remotes.mjs'
import { SERVER_RULES } from './server.mjs'
import { TESTS } from './tests.mjs'

/** Files that run on a developer's machine or in a build, never in a deployed process. */
const BUILD_SIDE =
  '(^|/)(webpack|release)/|(^|/)[a-z.-]+[.]config[.][a-z]+$|(^|/)build[.]ts$|^packages/(bundle|dev-servers|cli)/|^(bench|e2e)/'
const OURS = '^(packages/[^/]+|shell|bff|worker|e2e|bench|mfe-[^/]+)/'
/** What tests may stand on besides what their package may import. */
const TEST_GROUND =
  '^packages/(bundle|dev-servers|domain|contract|ccavenue|catalogue-search|server|federation|remote-kit|texts|ui)/'

/** @param {string} name @param {string} folder or the pattern of several @param {string[]} allowed folders besides its own @param {string} comment */
const mayImport = (name, folder, allowed, comment) => [
  {
    name: `${name}-imports`,
    comment,
    severity: 'error',
    from: { path: `^(${folder})/`, pathNot: TESTS },
    to: { path: OURS, pathNot: ['^$1/', ...allowed.map((each) => `^${each}/`)] },
  },
  {
    name: `${name}-tests-import`,
    comment: `Tests of ${name} may also stand on the development servers, the trials and the packages, not on other applications.`,
    severity: 'error',
    from: { path: `^(${folder})/.*(${TESTS})` },
    to: { path: OURS, pathNot: ['^$1/', TEST_GROUND, ...allowed.map((each) => `^${each}/`)] },
  },
]

const noNode = (name, path, pathNot, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: [TESTS, ...pathNot] },
  to: { dependencyTypes: ['core'] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...mayImport(
      'domain',
      'packages/domain',
      ['packages/texts'],
      'Domain rules are pure: data, time and ids come in as arguments.',
    ),
    ...mayImport('ccavenue', 'packages/ccavenue', [], 'The gateway codec stands alone.'),
    ...mayImport(
      'catalogue-search',
      'packages/catalogue-search',
      ['packages/domain'],
      'The search is given a catalogue and knows no page.',
    ),
    ...mayImport('contract', 'packages/contract', ['packages/domain'], 'The contract knows domain and zod only.'),
    ...mayImport(
      'server',
      'packages/server',
      ['packages/contract', 'packages/domain', 'packages/ccavenue', 'packages/server-kit'],
      'The back end knows contract, domain and the gateway codec.',
    ),
    ...mayImport(
      'bff',
      'bff',
      ['packages/server', 'packages/contract', 'packages/server-kit'],
      'Call a use case of @homecare/server; shapes are in @homecare/contract.',
    ),
    ...mayImport(
      'worker',
      'worker',
      ['packages/server', 'packages/contract', 'packages/server-kit'],
      'Call a use case of @homecare/server; shapes are in @homecare/contract.',
    ),
    ...mayImport(
      'backup',
      'packages/backup',
      ['packages/server', 'packages/server-kit', 'packages/contract'],
      'Backup and restore use adapters and use cases of @homecare/server.',
    ),
    ...mayImport(
      'ui',
      'packages/ui',
      ['packages/domain'],
      'Components know React and the formatting of money and dates: pass data in as props.',
    ),
    ...mayImport(
      'remote-kit',
      'packages/remote-kit',
      ['packages/federation', 'packages/ui', 'packages/domain', 'packages/contract'],
      'What every remote needs knows no remote.',
    ),
    ...mayImport('server-kit', 'packages/server-kit', [], 'What every process needs knows no process.'),
    ...mayImport('texts', 'packages/texts', [], 'Texts know the languages and no page.'),
    ...mayImport('federation', 'packages/federation', ['packages/contract', 'packages/texts'], 'It knows no page.'),
    ...mayImport(
      'shell',
      'shell',
      ['federation', 'remote-kit', 'ui', 'contract', 'texts', 'server-kit'].map((name) => `packages/${name}`),
      'The shell names no remote; it learns of them from the registry.',
    ),
    ...mayImport(
      'remote',
      // A new remote is a copy of the last one.
      'mfe-[^/]+|packages/new-remote',
      [
        'packages/federation',
        'packages/remote-kit',
        'packages/ui',
        'packages/domain',
        'packages/contract',
        'packages/catalogue-search',
        'packages/texts',
      ],
      'Remotes, shell and back end meet over HTTP and in the registry only: share code through a package.',
    ),
    ...mayImport(
      'dev-servers',
      'packages/dev-servers',
      ['packages/ccavenue', 'packages/bundle', 'packages/federation'],
      'What the commands and tests stand on starts processes of the applications and imports none of them.',
    ),
    ...mayImport(
      'bundle',
      'packages/bundle',
      ['packages/texts'],
      'It bundles the programs as files and imports none of them.',
    ),
    ...mayImport(
      'cli',
      'packages/cli',
      ['packages/bundle', 'packages/dev-servers', 'packages/federation', 'packages/contract', 'packages/texts'],
      'Commands start processes of the applications; they import none of them.',
    ),
    {
      name: 'front-ends-take-types-from-the-contract',
      comment: "Front ends use types and the client only: import type … from '@homecare/contract/…'.",
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|packages/(dev-servers|cli|remote-kit))/', pathNot: TESTS },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/client[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-imports-types-only',
      comment:
        'The client goes into every bundle: no schemas, no tables, types only. English bundles have nothing of reworded.ts.',
      severity: 'error',
      from: { path: '^packages/contract/src/client[.]ts$' },
      to: { dependencyTypesNot: ['type-only'], pathNot: '^packages/contract/src/reworded[.]ts$' },
    },
    ...SERVER_RULES,
    {
      name: 'packages-by-name',
      comment: 'Import files of another package by its name, @homecare/<package>/<file>, never by a relative path.',
      severity: 'error',
      from: { path: OURS },
      to: { path: OURS, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'own-files-by-relative-path',
      comment: 'Import files of the own package by a relative path.',
      severity: 'error',
      from: { path: OURS },
      to: { path: '^$1/', dependencyTypesNot: ['local'] },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'Domain rules are pure: no npm package, nothing of Node. Only phone.ts knows the plans of phone numbers.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: [TESTS, '^packages/domain/src/phone[.]ts$'] },
      to: { pathNot: OURS },
    },
    {
      name: 'phone-uses-libphonenumber-only',
      severity: 'error',
      from: { path: '^packages/domain/src/phone[.]ts$' },
      to: { pathNot: [OURS, '(^|/)node_modules/libphonenumber-js/'] },
    },
    {
      name: 'ccavenue-uses-crypto-only',
      severity: 'error',
      from: { path: '^packages/ccavenue/', pathNot: TESTS },
      to: { pathNot: [OURS, '^(node:)?crypto$'] },
    },
    {
      name: 'contract-uses-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TESTS },
      to: { pathNot: [OURS, '(^|/)node_modules/zod/'] },
    },
    {
      name: 'prisma-in-server-only',
      comment: "The database is packages/server's: call a use case.",
      severity: 'error',
      from: { path: OURS, pathNot: '^packages/server/|^packages/cli/run[.]mjs$' },
      to: { path: '(^|/)node_modules/(@prisma/|prisma/)' },
    },
    {
      name: 'sdks-in-adapters-only',
      comment: 'Use the port in the context: ctx.gateway, ctx.files, ctx.mail, ctx.queue.',
      severity: 'error',
      from: {
        path: OURS,
        pathNot: [
          TESTS,
          '^packages/(server/src/adapters|dev-servers)/',
          '^packages/server/src/database/migrate-queue[.]ts$',
          '^bench/',
        ],
      },
      to: { path: '(^|/)node_modules/(bullmq|ioredis|minio|nodemailer)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'use-cases-take-ports',
      comment: 'A use case takes a port from its context; it does not import an adapter.',
      severity: 'error',
      from: { path: '^packages/server/src/[^/]+/', pathNot: [TESTS, '^packages/server/src/adapters/'] },
      to: { path: '^packages/server/src/adapters/' },
    },
    {
      name: 'build-tools-on-the-build-side',
      comment: 'webpack and its loaders build; nothing that is deployed imports them.',
      severity: 'error',
      from: { path: OURS, pathNot: [TESTS, BUILD_SIDE] },
      to: {
        path: '(^|/)node_modules/(webpack|swc-loader|css-loader|@swc/core|lightningcss|[^/]*-webpack-plugin|mini-css-[^/]*)/',
      },
    },
    noNode(
      'browser-code-uses-nothing-of-node',
      '^(mfe-[^/]+/|shell/src/|packages/(ui|remote-kit|federation)/src/)',
      ['^packages/federation/src/(webpack|release|registry)(/|[.]ts$)', '(^|/)(build[.]ts|[a-z]+[.]config[.]ts)$'],
      'Code for browsers runs without Node.',
    ),
    noNode('contract-uses-nothing-of-node', '^packages/contract/', [], 'The contract is read in browsers too.'),
    {
      name: 'no-development-package-in-deployed-code',
      comment: 'Deployed code may import what its package.json lists under dependencies only.',
      severity: 'error',
      from: { path: OURS, pathNot: [TESTS, BUILD_SIDE] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/|[.]d[.]ts$' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'Every imported package is declared in the importing package.json.',
      severity: 'error',
      from: { path: OURS, pathNot: TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-import',
      comment: 'An import must name a file or package that is there, or nobody can follow it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|homecare)' },
    },
    ...REMOTE_RULES,
    {
      name: 'no-circle',
      comment: 'Files that import each other can only be understood together: merge them, or pass the value in.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'tsc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(packages/[^/]+|shell|bff|worker|mfe-[^/]+)/(dist[^/]*|test-results|[.]cache)/|^bench/(peers|results)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
