import { readFileSync } from 'node:fs'
import { defineConfig } from 'oxlint'

/** Everything that only developers' machines run: commands, measurements, scripts. They speak to a terminal. */
const COMMANDS = ['packages/cli/**', 'packages/texts/src/command.ts', 'bench/**', '**/scripts/**']
const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.spec.ts',
  '**/*.conformance.ts',
  '**/*-for-tests.{ts,tsx}',
  '**/testing-*.{ts,tsx}',
  '**/*.fixture.ts',
  '**/testing/**',
  '**/e2e/**',
  '**/scripts/**',
]

/** What browsers get as `react-router-dom`. The types know more names; they would be undefined in a page's script. */
const ROUTER_NAMES = [
  ...readFileSync(new URL('shell/src/router.ts', import.meta.url), 'utf8').matchAll(/^ {2}(\w+),$/gm),
].map(([, name = '']) => name)

/** What only Node has, and what only a browser has. */
const NODE_ONLY = 'process Buffer global require module exports __dirname __filename setImmediate clearImmediate'.split(
  ' ',
)
const BROWSER_ONLY =
  'window document location history localStorage sessionStorage navigator screen matchMedia getComputedStyle XMLHttpRequest FileReader Image HTMLElement Element Node MutationObserver IntersectionObserver ResizeObserver requestAnimationFrame cancelAnimationFrame'.split(
    ' ',
  )
const without = (names: readonly string[]) => ({
  'eslint/no-restricted-globals': ['error' as const, ...names] as ['error', ...string[]],
})

/** Who may import whom is checked by dependency-cruiser (.dependency-cruiser/rules.mjs), what nobody uses by knip (knip.ts). */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest', 'node'],
  jsPlugins: ['./packages/cli/lint/text-alone.mjs'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['**/dist/**', '**/generated/**', '**/node_modules/**', 'bench/peers/**'],
  rules: {
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-console': 'error',
    'eslint/no-alert': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-else-return': 'error',
    'eslint/max-lines': ['error', { max: 300 }],
    'eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'import/no-cycle': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/self-closing-comp': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    'typescript/no-base-to-string': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-misused-spread': 'error',
    'vitest/expect-expect': [
      'error',
      {
        // The helpers behind these names expect themselves, or throw when what they wait for doesn't come.
        assertFunctionNames: [
          'expect',
          'expect*',
          'assert*',
          'fc.assert',
          'forAllVisits',
          'always',
          'holds',
          'refuses',
          'refusesAll',
          'until',
          'site.until',
          'waitFor',
        ],
      },
    ],
    'react/set-state-in-effect': 'error',
    'react/refs': 'error',
    // Rules of this repository.
    'node/no-process-env': 'error',

    // The new JSX transform needs no React in scope, and a stylesheet or polyfill is imported for its effect.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-commonjs': 'off',
    // `fc.assert`, `pg.Pool`, `z.object`: how these libraries are written everywhere.
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    // Hono's and Prisma's methods are made to be passed on; the rule can't tell them from those that need `this`.
    'typescript/unbound-method': 'off',
    // A helper inside the only function that uses it is read where it is needed.
    'unicorn/consistent-function-scoping': 'off',
    // Sorting and reversing a fresh array in place is fine.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'eslint/no-shadow': 'off',
    // Taste, not faults.
    'eslint/no-underscore-dangle': 'off',
    'unicorn/no-useless-spread': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'react/button-has-type': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/consistent-return': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'promise/no-promise-in-callback': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    // A region that scrolls must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // An effect may depend on what only says when to run it again, as a count of retries; `exhaustive-deps` finds what is missing.
    'react/exhaustive-effect-dependencies': 'off',
  },
  overrides: [
    { files: [...COMMANDS, '**/migrate.ts', '**/build.ts'], rules: { 'eslint/no-console': 'off' } },
    {
      files: [...COMMANDS, ...TESTS, '**/env.ts', '**/*.config.ts', 'packages/dev-servers/src/**'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['shell/src/**', 'mfe-*/**', 'packages/{ui,remote-kit,new-remote}/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-router-dom',
                allowImportNames: ROUTER_NAMES,
                allowTypeImports: true,
                message:
                  'Browsers get only the names that shell/src/router.ts exports: use one of them, or add it there.',
              },
              { name: 'react-router', message: "Import from 'react-router-dom', which shell and remotes share." },
            ],
          },
        ],
      },
    },
    {
      files: ['mfe-*/src/**', 'shell/src/**', 'packages/{ui,remote-kit,new-remote,catalogue-search,contract}/src/**'],
      rules: without(NODE_ONLY),
    },
    { files: ['{bff,worker}/src/**', 'packages/{server,backup,ccavenue}/src/**'], rules: without(BROWSER_ONLY) },
    // Rules run anywhere.
    { files: ['packages/domain/src/**'], rules: without([...NODE_ONLY, ...BROWSER_ONLY]) },
    // Pages of visitors and patients, which their browsers may translate.
    {
      files: ['shell/src/**', 'mfe-{site,booking}/**', 'packages/{ui,remote-kit,new-remote}/**'],
      rules: { 'reading/text-alone': 'error' },
    },
    // Drawings, the document's own head, a gallery for developers, and what only staff and nurses see.
    {
      files: [...TESTS, '**/*.stories.tsx', '**/art/**', '**/illustrations/**', 'packages/remote-kit/src/visits/**'],
      rules: { 'reading/text-alone': 'off' },
    },
    { files: ['shell/src/router.ts'], rules: { 'eslint/no-restricted-imports': 'off' } },
    {
      files: TESTS,
      rules: {
        'eslint/no-restricted-imports': 'off',
        'eslint/no-restricted-globals': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'eslint/no-console': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/require-to-throw-message': 'off',
        // A helper may expect on behalf of the test that calls it.
        'vitest/no-standalone-expect': 'off',
      },
    },
    // What only developers run may trust the shape of what it reads: a wrong one fails in front of the person who ran it.
    {
      files: [...COMMANDS, 'packages/dev-servers/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    // Playwright's fixtures take a function named `use`, and an empty pattern where they need no other fixture.
    { files: ['**/e2e/**'], rules: { 'react/rules-of-hooks': 'off', 'eslint/no-empty-pattern': 'off' } },
    { files: ['packages/dev-servers/src/pages/*.js'], rules: { 'eslint/no-alert': 'off' } },
    { files: ['packages/ui/src/anchor.tsx'], rules: { 'jsx-a11y/anchor-has-content': 'off' } },
    {
      files: ['shell/src/document.tsx', 'shell/src/offline/offline-document.tsx'],
      rules: { 'react/no-danger': 'off' },
    },
    { files: ['packages/federation/src/release/run-server-entry.ts'], rules: { 'typescript/no-implied-eval': 'off' } },
  ],
})
