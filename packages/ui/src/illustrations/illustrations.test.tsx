import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NurseAtDoor } from './nurse-at-door'

test('the nurse at the door weighs at most 12 KB and takes her colours from the tokens', () => {
  const svg = renderToString(<NurseAtDoor />)
  expect(svg.length).toBeLessThanOrEqual(12 * 1024)
  expect(svg).not.toMatch(/#[0-9a-f]{3,8}"/i)
})

test('the nurse at the door is silent for screen readers unless she is named', () => {
  expect(renderToString(<NurseAtDoor />)).toContain('aria-hidden="true"')
  expect(renderToString(<NurseAtDoor label="Scene" />)).toContain('role="img" aria-label="Scene"')
})
