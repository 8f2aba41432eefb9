import { filesWithForms } from '@homecare/remote-kit/testing/refused-fields'
import { expect, test } from 'vitest'

test('the only form of this remote keeps its step on the phone, which sends it when there is a connection', () => {
  expect(filesWithForms(import.meta.dirname)).toEqual(['pages/visits/sample-form.tsx'])
})
