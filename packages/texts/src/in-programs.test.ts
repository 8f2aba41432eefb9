import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { textsPlugin } from './esbuild-plugin.ts'

const folder = fileURLToPath(new URL('../../ui/src/', import.meta.url))
/** A program that serves people of both languages: it imports the English file and its translation. */
const PROGRAM = `
  import * as en from './locales/en/form.json'
  import * as ar from './locales/ar/form.json'
  console.log(JSON.stringify([en, ar].map(({ didYouMean }) => didYouMean({ email: 'a@b.example' }))))`

const expectBoth = (output: string) =>
  expect(JSON.parse(output)).toEqual(['Did you mean a@b.example?', 'هل المقصود \u2068a@b.example\u2069؟'])

test('a program that Node runs from its sources has the texts of both languages', () => {
  const args = ['--import', 'tsx', '--import', '@homecare/texts/register', '--input-type=module', '-e', PROGRAM]
  expectBoth(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }))
})

test('a bundled program has the texts of both languages', async () => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: folder },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', plugins: [textsPlugin()] },
  })
  const script = outputFiles[0]?.text ?? ''
  expectBoth(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }))
})
