// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CareCase } from '@homecare/contract/cases'
import type { CarePlan, PlanEffect } from '@homecare/contract/plans'
import { formatDate } from '@homecare/domain/dates'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearDrafts } from '../../parts/session/drafts'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase } from '../../testing/cases'
import { aNurse, aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'
import { anEffect, anEffectVisit, aPlan, aRule } from '../../testing/plans'
import { aSentQuote } from '../../testing/quotes'
import { TOMORROW } from '../../testing/records'

let server: AdminApi
let stored: CareCase
let plan: CarePlan
let effect: PlanEffect
beforeEach(() => {
  stored = aCase({ state: 'active', service: 'Elderly Care' })
  plan = aPlan()
  effect = anEffect()
  server = startAdminApi(
    on('get', '/api/cases/{id}', () => ok(stored)),
    on('get', '/api/cases/{id}/plan', () => ok(plan)),
    on('get', '/api/cases/{id}/quotes', () => ok({ quotes: [aSentQuote({ state: 'accepted' })] })),
    on('get', '/api/nurses', () => ok(aNurseList([aNurse()]))),
    on('post', '/api/cases/{id}/plan/preview', () => ok(effect)),
    on('post', '/api/cases/{id}/plan/apply', () => {
      plan = { ...plan, version: 1, rules: [aRule({ startMinute: 1140 })] }
      stored = { ...stored, version: 1 }
      return ok(stored)
    }),
  )
})
afterEach(() => {
  cleanup()
  clearDrafts()
  server.close()
})

const PAGE = '/admin/cases/case-1/plan'
const open = async (address = PAGE) => {
  const page = openPage(server.apiBase, address, sara)
  await screen.findByRole('heading', { level: 1, name: 'Plan for Fatima Haddad' })
  await act(async () => {})
  return page
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const posted = (call: 'preview' | 'apply') =>
  server.calls.filter(({ path }) => path === `/cases/case-1/plan/${call}`).map(({ body }) => JSON.parse(body))
const panel = () => within(screen.getByRole('region', { name: 'What changes' }))

/** The effect is that of what is typed. */
const settled = () =>
  waitFor(() => expect(panel().getByRole('group', { name: 'What changes' }).getAttribute('aria-busy')).toBe('false'))

describe('the page of a plan', () => {
  test('says each rule in words, and opens what is to be changed of it', async () => {
    const page = await open()
    expect(await screen.findAllByText(/^Elderly Care: every Monday to Saturday, 07:00–19:00, from/)).not.toEqual([])
    press(/^From here on/)
    expect(await screen.findByRole('heading', { name: 'From here on' })).toBe(document.activeElement)
    expect(page.path()).toBe(`${PAGE}?changeRule=rule-1`)
  })

  test('shows what a change does before it is applied, and then the fresh plan', async () => {
    const page = await open(`${PAGE}?changeRule=rule-1`)
    fireEvent.change(await screen.findByLabelText(/^Starts at/), { target: { value: '19:00' } })
    expect(await panel().findByText('1 visit added')).toBeTruthy()
    expect(panel().getByText('Maya Rahman: 48 h → 60 h')).toBeTruthy()
    expect(panel().getByText('600.00')).toBeTruthy()
    await waitFor(() => expect(posted('preview').at(-1)?.change.rule.startMinute).toBe(1140))
    await settled()
    press('Apply')
    expect(await screen.findAllByText(/19:00–07:00/)).not.toEqual([])
    expect(page.path()).toBe(PAGE)
    expect(page.notifications).toEqual(['success: The plan is changed.'])
    expect(posted('apply')).toMatchObject([{ version: 0, hash: 'hash-1', includeByHand: false }])
  })

  test('applies nothing whose effect nobody has seen', async () => {
    server.use(on('post', '/api/cases/{id}/plan/preview', noConnection))
    await open(`${PAGE}?endRule=rule-1`)
    expect(await panel().findByText('What changes could not be worked out.')).toBeTruthy()
    server.use(on('post', '/api/cases/{id}/plan/preview', () => ok(effect)))
    press('Apply')
    expect(await screen.findByText('This is what changes. Look at it, then apply.')).toBeTruthy()
    expect(panel().getByText('1 visit added')).toBeTruthy()
    expect(posted('apply')).toEqual([])
  })

  test('shows the new effect and keeps what was typed when it is another one by now', async () => {
    await open(`${PAGE}?pause`)
    fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'Travel' } })
    await panel().findByText('1 visit added')
    await waitFor(() => expect(posted('preview').at(-1)?.change.reason).toBe('Travel'))
    server.use(on('post', '/api/cases/{id}/plan/apply', () => problem('PREVIEW_CHANGED')))
    await settled()
    effect = anEffect({ hash: 'hash-2', visits: [anEffectVisit(), anEffectVisit()] })
    press('Apply')
    expect(await panel().findByText(/^What changes is different by now/)).toBeTruthy()
    expect(await panel().findByText('2 visits added')).toBeTruthy()
    expect(screen.getByDisplayValue('Travel')).toBeTruthy()
  })

  test('takes the current version after a colleague’s change, without losing what was typed', async () => {
    await open(`${PAGE}?pause`)
    fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'Travel' } })
    await waitFor(() => expect(posted('preview').at(-1)?.change.reason).toBe('Travel'))
    await settled()
    server.use(on('post', '/api/cases/{id}/plan/apply', () => problem('CONFLICT')))
    plan = { ...plan, version: 7 }
    press('Apply')
    expect(await panel().findByText(/^Somebody else changed this case meanwhile/)).toBeTruthy()
    await waitFor(() => expect(posted('preview').at(-1)?.version).toBe(7))
    expect(screen.getByDisplayValue('Travel')).toBeTruthy()
  })

  test('fills in the shifts of an accepted quote with its price', async () => {
    plan = aPlan({ rules: [] })
    await open(`${PAGE}?addRules`)
    fireEvent.click(await screen.findByRole('button', { name: 'Quote C-10417-1' }))
    await waitFor(() => expect(posted('preview')).toHaveLength(1))
    expect(posted('preview')[0].change).toMatchObject({
      kind: 'addRules',
      rules: [
        {
          rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA',
          ...{ quoteLine: { quoteId: 'quote-1', position: 0 }, startsOn: '2030-03-04', startMinute: 420, minutes: 720 },
        },
      ],
    })
  })

  test('takes tasks with one press, and names a task without words', async () => {
    await open(`${PAGE}?addRules`)
    fireEvent.click(await screen.findByRole('button', { name: 'Nights, 19:00–07:00' }))
    press('Wound care')
    press('Add a task')
    press('Apply')
    expect(await screen.findByText('Write the task down')).toBeTruthy()
    press('Remove Task 2')
    await waitFor(() => expect(posted('preview').at(-1)?.change.rules[0].tasks).toMatchObject([{ text: 'Wound care' }]))
  })

  test('offers to change visits that were moved by hand only where there are such', async () => {
    await open(`${PAGE}?pause`)
    fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'Trip' } })
    await panel().findByText('1 visit added')
    expect(panel().queryByRole('checkbox')).toBeNull()
    effect = anEffect({ visits: [anEffectVisit(TOMORROW, { what: 'leave' })] })
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Travel' } })
    const tick = await panel().findByRole('checkbox', { name: 'Also change visits that were moved by hand' })
    effect = anEffect({ visits: [anEffectVisit(TOMORROW, { what: 'move' })] })
    fireEvent.click(tick)
    await waitFor(() => expect(posted('preview').at(-1)?.includeByHand).toBe(true))
    expect(await panel().findByText('1 visit moved')).toBeTruthy()
    expect(panel().getByRole('checkbox')).toHaveProperty('checked', true)
  })

  test('accepts for all visits of the nurse what speaks against her softly', async () => {
    const lost = { nurse: 'Maya Rahman', why: 'Has 60 hours in this week with this visit.', rules: ['week'] }
    effect = anEffect({ visits: [anEffectVisit(TOMORROW, { nurse: null, lost })] })
    await open(`${PAGE}?changeRule=rule-1`)
    fireEvent.click(await panel().findByRole('checkbox', { name: /^Assign nevertheless/ }))
    await waitFor(() => expect(posted('preview').at(-1).change.rule.accepted).toEqual(['week']))
    expect(panel().getByText('many hours in the week')).toBeTruthy()
  })

  test('goes from day to day of the calendar by arrow keys, and each day says its visits', async () => {
    await open(`${PAGE}?endRule=rule-1`)
    const day = await panel().findByRole('gridcell', {
      name: `${formatDate(TOMORROW)}: 07:00–19:00, added, Maya Rahman`,
    })
    expect(day.tabIndex).toBe(0)
    act(() => day.focus())
    fireEvent.keyDown(day, { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: no visit$/)
    expect(day.tabIndex).toBe(-1)
  })

  test('says what the server refuses of a change, in its own words', async () => {
    server.use(
      on('post', '/api/cases/{id}/plan/preview', () =>
        problem('INVALID_INPUT', { fields: { 'change.from': 'There is no visit after this day' } }),
      ),
    )
    await open(`${PAGE}?endRule=rule-1`)
    expect(await panel().findByText('There is no visit after this day')).toBeTruthy()
  })

  test('says that care begins first', async () => {
    stored = aCase({ state: 'calling' })
    plan = aPlan({ rules: [] })
    await open(`${PAGE}?addRules`)
    expect(await screen.findByText('Care begins first')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add visits' })).toBeNull()
  })

  test('says what to do when the plan can’t be loaded', async () => {
    server.use(on('get', '/api/cases/{id}/plan', noConnection))
    await open()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('keeps what was typed when the page is left by another way than a link', async () => {
    const page = await open(`${PAGE}?pause`)
    fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'Travel' } })
    page.unmount()
    await open(`${PAGE}?pause`)
    expect(await screen.findByDisplayValue('Travel')).toBeTruthy()
  })
})
