import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { waitFor } from './wait-for'
import { startChild } from './child'

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a child process exits when its parent is killed', async () => {
  const script = `
    import { startChild } from ${JSON.stringify(new URL('child.ts', import.meta.url).href)}
    const child = startChild({ name: 'child', cwd: '.', args: ['-e', 'setInterval(() => {}, 1000)'], env: {}, log: () => {} })
    console.log(child.pid)`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await waitFor(() => !isRunning(pid), { timeoutMs: 10_000, what: `process ${pid} to end` })
})

test('a child process that ignores SIGTERM is killed, and `ended` names the signal', async () => {
  const lines: string[] = []
  const stubborn = `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)`
  const child = startChild({
    name: 'child',
    cwd: '.',
    args: ['-e', stubborn],
    env: {},
    log: (text) => lines.push(text),
  })
  await waitFor(() => lines.includes('up'), { timeoutMs: 10_000, what: 'the process' })
  await child.kill()
  expect(await child.ended).toBe('child exited with SIGKILL')
})
