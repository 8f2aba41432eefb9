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
  const asked = stopSignal()
  console.log('ready')
  await asked
  console.log('stopping')
  await new Promise((resolve) => process.once('SIGINT', resolve))
  console.log('all is put away')
  clearInterval(alive)
  process.exit(0)
`

test('Ctrl-C that comes twice does not cut short what the first began', async () => {
  const child = spawn(process.execPath, [...TSX, '--input-type=module', '-e', PROGRAM], { cwd: import.meta.dirname })
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line !== 'all is put away') child.kill('SIGINT')
  }
  const [code] = child.exitCode === null ? ((await once(child, 'exit')) as [number]) : [child.exitCode]
  expect({ said, code }).toEqual({ said: ['ready', 'stopping', 'all is put away'], code: 0 })
})
