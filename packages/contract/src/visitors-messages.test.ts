import { readRefusal } from '@homecare/domain/read-refusal'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { initiatePaymentBody } from './payment'
import { openReportBody, shareReportBody } from './reports'
import { appointmentRequest, contactRequest } from './requests'
import { gateCodeBody, identifyPeopleBody, moveVisitBody, payAgainBody } from './self-service'

const SLOT = { date: '2026-03-05', time: '10:00 Am', notEatenSince: '2026-03-05T00:00:00Z' }
const LINES = [{ id: 1, name: 'CBC', price: 310 }]

/** What visitors type or choose, of each call that they make. */
const CALLS: Record<string, [schema: z.ZodType, typed: Record<string, unknown>]> = {
  initiatePayment: [
    initiatePaymentBody,
    {
      ...{ username: 'Mona', people: ['Omar', 'Zoe', 'Zoe', 'Ali', 'Sara', 'Huda'], email: 'a@b.example' },
      ...{ phoneNumber: '0501234567', doorNo: '1', building: 'A', landmark: 'B', city: 'Deira', code: '123456' },
      ...{ ...SLOT, tests: LINES, home: { pin: '1,1' } },
    },
  ],
  sendEmail: [
    appointmentRequest,
    { fullName: 'Mona', email: 'a@b.example', phoneNumber: '0501234567', date: SLOT.date, service: 'Elderly Care' },
  ],
  contact: [
    contactRequest,
    { fullName: 'Mona', email: 'a@b.example', phoneNumber: '0501234567', date: SLOT.date, service: 'Home Nursing' },
  ],
  move: [moveVisitBody, SLOT],
  pay: [payAgainBody, { ...SLOT, code: '123456' }],
  identify: [identifyPeopleBody, { people: [{ person: 0, birthDate: '1988-03-12', sex: 'female' }] }],
  gateCode: [gateCodeBody, { gateCode: '#12' }],
  openReport: [openReportBody, { digits: '1234' }],
  shareReport: [shareReportBody, { recipient: 'Dr Test' }],
}

const TYPED = [undefined, '', 'x', 'x'.repeat(3000), 'a\0b', '12', '9'.repeat(20), '2026-02-30', 'Mona']

/** A field with each of these texts in its place, also within what it consists of. */
function wrong(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? [] : TYPED
  const change = (part: string, text: unknown) =>
    Array.isArray(value)
      ? value.map((each: unknown, place) => (String(place) === part ? text : each))
      : { ...value, [part]: text }
  return [value, ...Object.entries(value).flatMap(([part, each]) => wrong(each).map((text) => change(part, text)))]
}

it.each(Object.entries(CALLS))('each message about what visitors type for %s has a code', (_, [schema, typed]) => {
  const messages = Object.entries(typed).flatMap(([name, value]) =>
    wrong(value).flatMap((text) => {
      const body = { token: 'x'.repeat(30), version: 1, amount: 310, ...typed, [name]: text }
      return schema.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
    }),
  )
  const isKnown = (message: string) => readRefusal(message.slice(message.indexOf(': ') + 2)) !== undefined
  expect(messages).not.toEqual([])
  expect([...new Set(messages)].filter((message) => !isKnown(message))).toEqual([])
})
