import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort, assertPortFree } from './ports'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function occupy(port: number): Promise<void> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}

test('freePort and assertPortFree return the preferred port when it is free', async () => {
  const port = await freePort()
  expect(await freePort(port)).toBe(port)
  expect(await assertPortFree(port)).toBe(port)
})

test('freePort returns a higher port when the preferred one is taken', async () => {
  const port = await freePort(20_000)
  await occupy(port)
  expect(await freePort(port)).toBeGreaterThan(port)
})

test('ports that are requested together differ, though no server listens on them yet', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  expect(new Set(ports).size).toBe(50)
})

test('assertPortFree rejects and names the port when it is taken', async () => {
  const port = await freePort()
  await occupy(port)
  await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is already in use`)
})
