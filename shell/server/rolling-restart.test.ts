import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { rollTrial } from '@homecare/devstack/trials/roll'
import { startTrialSystem, type TrialSystem } from '@homecare/devstack/trials/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrontDoor } from './front-door'

let system: TrialSystem
let door: Server
beforeAll(async () => {
  system = await startTrialSystem({ bffs: 2, workers: 1, settings: { SLOT_CAPACITY: '1000' } })
  const pages = () => {
    throw new Error('No page is asked for.')
  }
  door = createServer(createFrontDoor({ bffUrls: system.bffUrls, publicUrl: 'https://care.example', pages }))
  await once(door.listen(0, '127.0.0.1'), 'listening')
}, 180_000)
afterAll(async () => {
  door?.closeAllConnections()
  door?.close()
  await system?.stop()
})

test('BFFs and worker are restarted one after the other under load, and no request fails', async () => {
  const site = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  const { failed, requests, restarts } = await rollTrial({ system, site, rounds: 1, requests: 500, atOnce: 4 })
  expect(failed).toEqual([])
  expect(restarts).toBe(3)
  expect(requests).toBeGreaterThanOrEqual(500)
}, 180_000)
