// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { startApi } from '@homecare/remote-kit/testing/api'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { openPage } from '../../testing/open-page'

afterEach(cleanup)

test('an address that begins in Arabic keeps its order on an English page, each part in its own direction', async () => {
  const address = {
    ...aVisit().address,
    doorNumber: 'فيلا 12B',
    building: 'Marina Gate 2',
    landmark: 'None',
    city: 'دبي',
  }
  const server = startApi(on('post', '/api/day-sheet/shared', () => ok(aSheet({ visits: [aVisit({ address })] }))))
  openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
  const where = (await screen.findByText('Marina Gate 2')).parentElement
  expect(where?.getAttribute('dir')).toBeNull()
  expect([...(where?.querySelectorAll('bdi') ?? [])].map((part) => part.textContent)).toEqual([
    'فيلا 12B',
    'Marina Gate 2',
    'دبي',
  ])
  server.close()
})
