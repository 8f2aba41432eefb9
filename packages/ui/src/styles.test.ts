import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)
const text = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8').replace(/\/\*.*?\*\//gs, '')

// Physical sides: unlike `start` and `end`, they don't follow the direction of the script.
const PHYSICAL =
  /(^|[\s;{])((margin|padding|border)-(left|right|top|bottom)|left|right|top|bottom|(min-|max-)?(width|height)|text-align:\s*(left|right))\s*:/gm
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/gi

describe.each(files)('%s', (name) => {
  test('uses logical properties only', () => {
    const found = text(name)
      .replace(/@media[^{]+/g, '')
      .match(PHYSICAL)
    expect(found).toBeNull()
  })
})

test.each(files.filter((name) => name !== 'tokens.css'))('%s takes its colours from the tokens', (name) => {
  expect(text(name).match(RAW_COLOUR)).toBeNull()
})
