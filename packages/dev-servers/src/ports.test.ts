import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort, requirePort } from './ports'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function occupy(port: number): Promise<void> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}

test('a free preferred port is kept', async () => {
  const port = await freePort()
  expect(await freePort(port)).toBe(port)
  expect(await requirePort(port)).toBe(port)
})

test('a taken preferred port gives a later one', async () => {
  const port = await freePort(20_000)
  await occupy(port)
  expect(await freePort(port)).toBeGreaterThan(port)
})

test('a taken required port is an error that names it', async () => {
  const port = await freePort()
  await occupy(port)
  await expect(requirePort(port)).rejects.toThrow(`Port ${port} is already in use`)
})
