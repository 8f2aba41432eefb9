import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { binOf } from '../checks'
import { REPOSITORY_ROOT } from './source-files'

/** Imports that the lint configuration must refuse or allow: a browser has the router's names of shell/src/router.ts only. */
const REFUSED: [path: string, code: string][] = [
  ['shell/src/arrival.ts', "import { NavigationType } from 'react-router-dom'\nexport const type = NavigationType.Pop"],
  ['mfe-site/src/page.ts', "import { useLoaderData } from 'react-router-dom'\nexport const used = useLoaderData"],
  ['mfe-booking/src/all.ts', "import * as router from 'react-router-dom'\nexport const used = router"],
  ['mfe-fourth/src/other.ts', "import { Link } from 'react-router'\nexport const used = Link"],
  ['packages/remote-kit/src/again.ts', "export { Form } from 'react-router-dom'"],
]
const ALLOWED: [path: string, code: string][] = [
  [
    'mfe-admin/src/link.ts',
    "import { Link, useLocation } from 'react-router-dom'\nexport const used = [Link, useLocation]",
  ],
  ['mfe-admin/src/type.ts', "import type { RouteObject } from 'react-router-dom'\nexport type Used = RouteObject"],
  ['mfe-site/src/page.test.ts', "import { MemoryRouter } from 'react-router-dom'\nexport const used = MemoryRouter"],
]

let root = ''
let refused: string[] = []

/** A small repository with the same folders, configuration and packages. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'homecare-lint-'))
  symlinkSync(join(REPOSITORY_ROOT, 'node_modules'), join(root, 'node_modules'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, code] of [...REFUSED, ...ALLOWED]) write(path, code)
  for (const path of ['oxlint.config.ts', 'shell/src/router.ts'])
    copyFileSync(join(REPOSITORY_ROOT, path), join(root, path))
  const { stdout } = await promisify(execFile)(process.execPath, [binOf('.', 'oxlint'), '--format', 'json'], {
    cwd: root,
    timeout: 60_000,
  }).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  refused = diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(REFUSED)('lint refuses the router import of %s', (path) => {
  expect(refused).toContain(path)
})

test.each(ALLOWED)('lint allows the router import of %s', (path) => {
  expect(refused).not.toContain(path)
})
