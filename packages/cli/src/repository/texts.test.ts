import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { problemsIn } from '@homecare/texts/check'
import { localesFolders, writeTypes } from '@homecare/texts/command'
import { expect, test } from 'vitest'

test('every text has a translation of its present English words', () => {
  const folders = localesFolders()
  expect(folders).not.toEqual([])
  expect(folders.flatMap((folder) => problemsIn(join(ROOT, folder)).map((problem) => `${folder}/${problem}`))).toEqual(
    [],
  )
})

test('the types beside each file of texts are those of its messages: `pnpm texts` writes them', () => {
  expect(writeTypes(true)).toEqual([])
})
