import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { TSX } from '@homecare/dev-servers/processes'

const SOURCE = fileURLToPath(new URL('stop-signal.ts', import.meta.url))
const PROGRAM = `
  const { stopSignal } = await import(${JSON.stringify(SOURCE)})
  const alive = setInterval(() => {}, 1_000)
  const stopRequest = stopSignal()
  console.log('ready')
  await stopRequest
  console.log('stopping')
  await new Promise((resolve) => process.once('SIGINT', resolve))
  console.log('cleaned up')
  clearInterval(alive)
  process.exit(0)
`

test('a second Ctrl-C does not interrupt the shutdown', async () => {
  const child = spawn(process.execPath, [...TSX, '--input-type=module', '-e', PROGRAM], { cwd: import.meta.dirname })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line !== 'cleaned up') child.kill('SIGINT')
  }
  const [code] = child.exitCode === null ? ((await once(child, 'exit')) as [number]) : [child.exitCode]
  expect({ lines, code }).toEqual({ lines: ['ready', 'stopping', 'cleaned up'], code: 0 })
})
