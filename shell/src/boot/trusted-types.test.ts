// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { guardSinks } from './trusted-types'

type Rules = Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string | null>

function rules(): Rules {
  let made: Rules | undefined
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, given: Rules) => (made = given) })
  guardSinks()
  if (!made) throw new Error('No policy was made')
  return made
}
afterEach(() => void vi.unstubAllGlobals())

test('scripts come from the shell’s and the releases’ places of this origin, and from nowhere else', () => {
  const { createScriptURL } = rules()
  const { origin } = location
  for (const address of ['/shell/main.1.js', `${origin}/remotes/site/1.0.0-aa/entry.js?attempt=2`])
    expect(createScriptURL(address)).toBe(address)
  for (const address of [
    'https://elsewhere.example/shell/main.1.js',
    '//elsewhere.example/shell/main.1.js',
    '/files/upload.js',
    '/shell/../files/upload.js',
    '/remotes/site/1.0.0-aa/picture.svg',
    'data:text/javascript,alert(1)',
    'blob:null/x',
  ])
    expect([address, createScriptURL(address)]).toEqual([address, null])
})

test('the only other script is the worker of the page itself', () => {
  const { createScriptURL } = rules()
  history.replaceState(null, '', '/rounds')
  expect(createScriptURL('/rounds/worker.js')).toBe('/rounds/worker.js')
  for (const address of ['/worker.js', '/visits/worker.js', 'https://elsewhere.example/rounds/worker.js'])
    expect(createScriptURL(address)).toBeNull()
})

test('text becomes no element, and only JSON becomes the content of a script', () => {
  const { createHTML, createScript } = rules()
  expect(createHTML('<script></script>')).toBe('<script></script>')
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  expect(createHTML('<script>alert(1)</script>')).toBeNull()
  expect(createScript('{"@type":"MedicalBusiness"}')).toBe('{"@type":"MedicalBusiness"}')
  expect(createScript('alert(1)')).toBeNull()
})

test('a browser that has no Trusted Types is left as it is', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(guardSinks).not.toThrow()
})
