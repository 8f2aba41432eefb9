import { expect, test } from 'vitest'
import { interpolations, readCompose, substitute } from './containers'

test('interpolations() distinguishes required variables, those with a default and those that may be empty', () => {
  expect(interpolations('a:${A:?set it}@${B:-b}:${C}')).toEqual([
    { name: 'A', onAbsence: 'refuse', fallback: 'set it' },
    { name: 'B', onAbsence: 'default', fallback: 'b' },
    { name: 'C', onAbsence: 'empty', fallback: '' },
  ])
  expect(substitute('a:${A:?set it}@${B:-b}', (name) => name.toLowerCase())).toBe('a:a@b')
})

test('readCompose() merges YAML anchors as Docker Compose does', () => {
  const { services } = readCompose('x-env: &env { A: 1, B: 2 }\nservices: { one: { environment: { <<: *env, B: 3 } } }')
  expect(services.one?.environment).toEqual({ A: 1, B: 3 })
})
