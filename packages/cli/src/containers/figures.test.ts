import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { expect, test } from 'vitest'
import { secondsUntilListening } from './figures'

test.each([
  ['bff/src/main.ts', 'bff is listening'],
  ['shell/server/start.ts', 'document server is listening'],
  ['worker/src/main.ts', 'worker started'],
])('the line of %s from which a container counts as ready is the one that its log has', (file, message) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${message}'`)
  const log = `starting\n{"level":30,"time":1500,"msg":"${message}"}\n`
  expect(secondsUntilListening(log, 1000)).toBe(0.5)
  expect(secondsUntilListening('nothing yet', 1000)).toBeNull()
})
