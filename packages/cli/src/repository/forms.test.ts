import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

const files = sourceFiles().filter((path) => /^mfe-[\w-]+\/src\/.*\.tsx$/.test(path))

test('every remote with a form has the test that finds its forms and refuses their fields', () => {
  const withForms = files.filter((path) => !path.endsWith('.test.tsx') && /<(ServerForm|form)\b/.test(read(path)))
  const remotes = [...new Set(withForms.map((path) => path.split('/')[0]))]
  expect(remotes.length).toBeGreaterThan(3)
  expect(remotes.filter((remote) => !files.includes(`${remote}/src/forms.test.tsx`))).toEqual([])
})

test('every form is a ServerForm, or says in that test why it needs none', () => {
  const bare = files.filter((path) => !/test/.test(path) && /<Form\b/.test(read(path)))
  expect(bare).toEqual(['mfe-admin/src/parts/filter-form.tsx'])
})
