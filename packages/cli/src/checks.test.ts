import { expect, test, vi } from 'vitest'
import { check } from './checks'
import { runTool } from './run'

vi.spyOn(console, 'log').mockImplementation(() => {})

const run = (program: string, limitMs?: number) => check('styles', process.execPath, ['-e', program], limitMs)

test('a check that succeeds counts as one passed test', async () => {
  expect(await run('')).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] })
})

test('a check that fails is named among the failures', async () => {
  const { failed, failures } = await run('process.exitCode = 2')
  expect([failed, failures]).toEqual([1, ['styles failed (its output is above)']])
})

test('a check that does not end is ended, and its failure says so', async () => {
  const { failed, failures } = await run('setInterval(() => {}, 1000)', 200)
  expect([failed, failures]).toEqual([1, ['styles took too long and was ended (its output is above)']])
})

test('a tool without a time limit runs to its end', async () => {
  expect(await runTool(process.execPath, ['-e', 'setTimeout(() => process.exit(0), 100)'])).toBe(true)
  expect(await runTool(process.execPath, ['-e', 'setTimeout(() => process.exit(2), 100)'])).toBe(false)
})
