// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CareCase } from '@homecare/contract/cases'
import type { CarePlan } from '@homecare/contract/plans'
import { addDays } from '@homecare/domain/dates'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { aPlan, aRule } from '../../testing/plans'
import { TOMORROW } from '../../testing/records'

let server: AdminApi
let stored: CareCase
let plan: CarePlan
beforeEach(() => {
  stored = aCase({ state: 'active' })
  plan = aPlan()
  server = startAdminApi(
    on('get', '/api/cases/{id}', () => ok(stored)),
    on('get', '/api/cases/{id}/plan', () => ok(plan)),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const open = async () => {
  openPage(server.apiBase, '/admin/cases/case-1', sara)
  return within(await screen.findByRole('region', { name: 'Plan' }))
}

describe('the plan of a case', () => {
  test('says the rules that hold in words, until when visits are made, and leads to where it is changed', async () => {
    plan = aPlan({ rules: [aRule(), aRule({ id: 'rule-2', service: 'Physiotherapy Services', endsOn: '2026-03-08' })] })
    const panel = await open()
    expect(
      await panel.findByText(/^Elderly Care: every Monday to Saturday, 07:00–19:00, .*; Maya Rahman$/),
    ).toBeTruthy()
    expect(panel.queryByText(/Physiotherapy/)).toBeNull()
    expect(panel.getByText('Visits are made until Tue 30 Apr 2030.')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Change the plan' }).getAttribute('href')).toBe('/admin/cases/case-1/plan')
  })

  test('says a pause that is not over', async () => {
    const pause = {
      id: 'pause-1',
      from: '2026-03-02',
      until: addDays(TOMORROW, 1),
      reason: 'Travel',
      createdBy: 'Sara',
    }
    plan = aPlan({ pauses: [pause, { ...pause, id: 'pause-2', until: '2026-03-03', reason: 'Hospital' }] })
    const panel = await open()
    expect(await panel.findByText(/^Paused: From Mon 2 Mar 2026 until .*, Travel$/)).toBeTruthy()
    expect(panel.queryByText(/Hospital/)).toBeNull()
  })

  test('leads to the first visits where there is none, once care has begun', async () => {
    plan = aPlan({ rules: [] })
    const panel = await open()
    const link = await panel.findByRole('link', { name: 'Plan visits' })
    expect(link.getAttribute('href')).toBe('/admin/cases/case-1/plan?addRules')
    cleanup()
    stored = aCase({ state: 'calling' })
    const before = await open()
    expect(await before.findByText('Visits are planned once care has begun.')).toBeTruthy()
    expect(before.queryByRole('link')).toBeNull()
  })

  test('that can’t be loaded does not take the page with it', async () => {
    server.use(on('get', '/api/cases/{id}/plan', noConnection))
    const panel = await open()
    const retry = await panel.findByRole('button', { name: 'Try again' })
    server.use(on('get', '/api/cases/{id}/plan', () => ok(plan)))
    fireEvent.click(retry)
    await waitFor(() => expect(panel.getByText(/^Elderly Care/)).toBeTruthy())
  })

  test('is not shown to who may not read about health', async () => {
    openPage(server.apiBase, '/admin/cases/case-1', vera)
    await screen.findByRole('region', { name: 'Visits' })
    expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull()
  })
})
