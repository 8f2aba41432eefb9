import { describe, expect, test } from 'vitest'
import { commands } from '../commands'
import { read, sourceFiles } from './source-files'

const files = sourceFiles()
const texts = files.filter((path) => !/\.(woff2?|ttf|png|jpe?g|webp|pdf|ico|gz|br)$/.test(path))

/** An absolute path that exists on one person's machine only. */
const MACHINE_PATH = /(?<![\w.:/-])\/(?:home\/[a-z]|Users\/[A-Za-z]|(?:work|root)\/(?=[a-z.]))|[A-Z]:\\Users/

const findings = (pattern: RegExp, paths: string[]): string[] =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
  )

test('the lockfile names no package registry', () => {
  expect(findings(/tarball:|resolution:.*https?:/, ['pnpm-lock.yaml'])).toEqual([])
})

test('the lockfile has the programs of every kind of machine', () => {
  const locked = read('pnpm-lock.yaml')
  const tools = [
    ['@swc/core-', '-msvc'],
    ['@rspack/binding-', '-msvc'],
    ['@oxlint/binding-', '-msvc'],
    ['@oxfmt/binding-', '-msvc'],
    ['@node-rs/argon2-', '-msvc'],
    ['@oxlint-tsgolint/', ''],
    ['@esbuild/', ''],
    ['@img/sharp-', ''],
    ['@typescript/typescript-', ''],
  ]
  const wanted = tools.flatMap(([name, abi]) => [
    `${name}darwin-arm64@`,
    `${name}darwin-x64@`,
    `${name}linux-x64`,
    `${name}linux-arm64`,
    `${name}win32-x64${abi}@`,
  ])
  expect(wanted.filter((name) => !locked.includes(`'${name}`))).toEqual([])
})

test('no file contains an absolute path of one machine', () => {
  expect(
    findings(
      MACHINE_PATH,
      texts.filter((path) => path !== 'pnpm-lock.yaml'),
    ),
  ).toEqual([])
})

test('every npm script is a command, and the other way round', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(scripts).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `exec node packages/cli/run.mjs ${name}`])),
  )
})

test('no two decisions have the same number', () => {
  const numbers = files.flatMap((path) => /^docs\/decisions\/(\d+)-/.exec(path)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

test('every package.json takes its versions from the catalog', () => {
  const loose = files
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .flatMap((path) => {
      const { dependencies, devDependencies } = JSON.parse(read(path)) as Record<
        string,
        Record<string, string> | undefined
      >
      const wrong = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^(catalog:|workspace:\*)$/.test(version),
      )
      return wrong.map(([name, version]) => `${path}: ${name} ${version}`)
    })
  expect(loose).toEqual([])
})

test('the catalog pins every version exactly', () => {
  const [, catalog = ''] = /^catalog:\n((?:[ #].*\n|\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? []
  const versions = [...catalog.matchAll(/^ {2}\S+: (.+)$/gm)].map(([, version = '']) => version)
  expect(versions.length).toBeGreaterThan(40)
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('container images, types and engines match the Node version in .nvmrc', () => {
  const pinned = read('.nvmrc').trim()
  const images = [...read('Dockerfile').matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image)
  expect(images).toEqual([`node:${pinned}-bookworm-slim`])
  const [major = ''] = pinned.split('.')
  expect(read('pnpm-workspace.yaml')).toContain(`"@types/node": ${major}.`)
  expect((JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node).toBe(`>=${major}`)
})

describe('MACHINE_PATH', () => {
  // Written with # for the first slash: the check above reads this file too.
  const paths = ['see #home/jo/code', 'cd "#Users/Jo/x"', "'#root/.cache'"].map((text) => text.replace('#', '/'))
  test.each(paths)('MACHINE_PATH matches %s', (text) => {
    expect(MACHINE_PATH.test(text)).toBe(true)
  })
  test.each(['https://example.com/home/about', 'bff/work/x', '/homecare', '/app/bff'])(
    'MACHINE_PATH does not match: %s',
    (text) => {
      expect(MACHINE_PATH.test(text)).toBe(false)
    },
  )
})
