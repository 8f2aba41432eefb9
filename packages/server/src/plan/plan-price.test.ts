import { beforeAll, expect, it } from 'vitest'
import { addDays } from '@homecare/domain/dates'
import { ownDatabase } from '../testing/own-database'
import { MORNINGS, planSteps } from '../testing/plan-steps'
import { quoteSteps } from '../testing/quote-steps'
import { listQuotes } from '../quote/list'
import { addRate } from '../rate/add'
import { getPlan } from './get'
import { setHoliday } from './holidays'

const { ctx } = await ownDatabase()
const { today, start, draft, addRates, quoted, accept } = quoteSteps(ctx)
const { apply, preview, rules } = planSteps(() => ctx)
const OWNER = { name: 'owner', role: 'owner' } as const
beforeAll(async () => {
  await addRates()
  const rate = { service: 'Elderly Care', unit: 'shift12', dayClass: 'holiday', from: today } as const
  await addRate({ ctx, actor: OWNER, input: { ...rate, price: 900, vatRule: 'zero' } })
})

it('a change of a plan shows what each month costs before and after it, by the accepted offer and with its price for holidays', async () => {
  const [shift] = draft().lines
  const holiday = { ...shift!, dayClass: 'holiday' as const, days: [], startMinute: null, times: 1 }
  const { careCase, link } = await quoted({ lines: [shift!, holiday] })
  await accept(link)
  const [quote] = (await listQuotes({ ctx, input: { id: careCase.id } })).quotes
  const quoteLine = { quoteId: quote!.id, position: 0 }
  const last = addDays(start, 9)
  const rule = { ...MORNINGS, quoteLine, startsOn: start, endsOn: last, startMinute: 420, minutes: 720 }
  const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)
  await setHoliday({ ctx, actor: OWNER, input: { date: addDays(start, 1), name: 'National Day', confirmed: true } })

  const effect = await apply(careCase.id, { kind: 'addRules', rules: [rule] })
  expect(sum(effect.periods.map(({ before }) => before))).toBe(0)
  expect(sum(effect.periods.map(({ after }) => after))).toBe(9 * 600 + 900)
  expect(effect).toMatchObject({ unpriced: 0, notes: [expect.stringContaining('is a public holiday: National Day.')] })
  expect(await getPlan({ ctx, input: { id: careCase.id } })).toMatchObject({
    rules: [{ price: { unit: 'shift12', amount: 600, billing: 'once' } }],
    holidays: [{ name: 'National Day' }],
  })

  const [{ id: ruleId } = { id: '' }] = await rules(careCase.id)
  const ended = await preview(careCase.id, { kind: 'endRule', ruleId, from: addDays(start, 5) })
  expect(sum(ended.periods.map(({ before, after }) => before - after))).toBe(5 * 600)
  const endless = { kind: 'changeRule', ruleId, from: start, rule: { ...rule, endsOn: null } } as const
  await expect(preview(careCase.id, endless)).rejects.toMatchObject({
    fields: { 'change.rule.endsOn': expect.stringContaining('choose the last day') },
  })
})
