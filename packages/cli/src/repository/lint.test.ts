import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { binOf } from '../checks'
import { ROOT } from '@homecare/dev-servers/paths'

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

/** What only Node has, in code for browsers, and the reverse: the types of the whole repository know both. */
const ELSEWHERE: [path: string, code: string][] = [
  ['mfe-site/src/process.ts', 'export const used = process.pid'],
  ['packages/domain/src/buffer.ts', "export const used = Buffer.from('a')"],
  ['packages/domain/src/page.ts', 'export const used = document.title'],
  ['packages/server/src/page.ts', 'export const used = window.innerWidth'],
]
const AT_HOME: [path: string, code: string][] = [
  ['mfe-site/src/window.ts', 'export const used = window.innerWidth'],
  ['packages/server/src/buffer.ts', "const document = Buffer.from('a')\nexport const used = document"],
]

/** Texts beside other children, which keep their old words where a browser translates the page. */
const MIXED: string[] = [
  'export const Page = (p: { n: number }) => <p>{p.n} items</p>',
  'export const Page = (p: { on: boolean }) => <h2>{p.on ? "a" : "b"}{p.on && <i>c</i>}</h2>',
  'const one = (n: number) => `${n}`\nexport const Page = () => <p>{one(1)} <b>2</b></p>',
  'export const Page = (p: { day: string }) => <>{p.day}</>',
  'export const Text = (p: { n: number }) => `${p.n} items`',
  'export function Text(p: { n: number }) {\n  return `${p.n} items`\n}',
]
const ALONE: string[] = [
  'export const Page = (p: { n: number }) => <p>{`${p.n} items`}</p>',
  'export const Page = (p: { on: boolean }) => <h2><span>{p.on ? "a" : "b"}</span> {p.on && <i>c</i>}</h2>',
  'export const Page = (p: { all: string[] }) => <ul>{p.all.map((each) => <li key={each}>{each}</li>)}<li>z</li></ul>',
  'const icon = <i>c</i>\nexport const Page = (p: { t: string }) => <p>{icon}<span>{p.t}</span></p>',
]
const PAGES: [path: string, code: string][] = [...MIXED, ...ALONE].map((code, at) => [`mfe-site/src/p${at}.tsx`, code])

let root = ''
let refused: string[] = []
let mixed: string[] = []
let elsewhere: string[] = []

/** A small repository with the same folders, configuration and packages. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'homecare-lint-'))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, code] of [...REFUSED, ...ALLOWED, ...ELSEWHERE, ...AT_HOME, ...PAGES]) write(path, code)
  mkdirSync(join(root, 'packages/cli/lint'), { recursive: true })
  for (const path of ['oxlint.config.ts', 'shell/src/router.ts', 'packages/cli/lint/text-alone.mjs'])
    copyFileSync(join(ROOT, path), join(root, path))
  const { stdout } = await promisify(execFile)(process.execPath, [binOf('.', 'oxlint'), '--format', 'json'], {
    cwd: root,
    timeout: 60_000,
  }).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const filesOf = (rule: string) => diagnostics.flatMap(({ code, filename }) => (code.includes(rule) ? [filename] : []))
  refused = filesOf('no-restricted-imports')
  mixed = filesOf('text-alone')
  elsewhere = filesOf('no-restricted-globals')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(REFUSED)('lint refuses the router import of %s', (path) => {
  expect(refused).toContain(path)
})

test.each(ALLOWED)('lint allows the router import of %s', (path) => {
  expect(refused).not.toContain(path)
})

test.each(ELSEWHERE)('lint refuses a global that the code of %s does not have where it runs', (path) => {
  expect(elsewhere).toContain(path)
})

test.each(AT_HOME)('lint allows a global that the code of %s has where it runs', (path) => {
  expect(elsewhere).not.toContain(path)
})

test.each(PAGES.slice(0, MIXED.length))('lint refuses a text beside other children: %s', (path) => {
  expect(mixed).toContain(path)
})

test.each(PAGES.slice(MIXED.length))('lint allows a text that is the only child of its element: %s', (path) => {
  expect(mixed).not.toContain(path)
})
