import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const colour = (name: string): string => {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (!value) throw new Error(`tokens.css has no --color-${name}`)
  return value
}

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['white', 'sand', 'sage-soft', 'sage']
const text: [string, string][] = [
  ...['ink', 'muted', 'ghaf', 'ghaf-deep', 'danger'].flatMap((name) =>
    grounds.map((ground): [string, string] => [name, ground]),
  ),
  ['muted', 'sand-deep'],
  ['ink', 'amber'],
  ['ink', 'sand-deep'],
  ['clay', 'white'],
  ['clay', 'sand'],
  ['white', 'clay'],
  ['white', 'clay-deep'],
  ['white', 'ghaf'],
  ['white', 'ghaf-deep'],
  ['white', 'ink'],
  ['white', 'ink-soft'],
  ['amber', 'ink'],
  ['on-ink-muted', 'ink'],
  ['on-ink-muted', 'ink-soft'],
  ...['success', 'warning', 'danger', 'info', 'idle'].map((name): [string, string] => [name, `${name}-ground`]),
  ...['success', 'warning', 'danger', 'info', 'idle'].map((name): [string, string] => ['ink', `${name}-ground`]),
]
const edges: [string, string][] = [
  ...['white', 'sand', 'sage-soft', 'sage'].map((ground): [string, string] => ['line-strong', ground]),
  ...['white', 'sand', 'sage'].map((ground): [string, string] => ['focus', ground]),
  ['focus-on-ink', 'ink'],
]

describe('contrast', () => {
  test.each(text)('%s on %s carries text: at least 4.5', (one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('%s on %s draws controls and focus: at least 3', (one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(3)
  })
})

test('the two fonts of every page together weigh at most 22 KB', () => {
  const weight = (name: string) => readFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url)).length
  expect(weight('fraunces') + weight('figtree')).toBeLessThanOrEqual(22 * 1024)
})
