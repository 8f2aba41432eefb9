import { calls } from '@homecare/contract/calls'
import type { Access } from '@homecare/contract/calls/access'
import type { Problem } from '@homecare/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { paidBooking } from './testing/bookings'
import { aVisitsReport } from './testing/documents'
import { databaseState } from './testing/database-state'
import { newNumber, signIn } from './testing/phone-owner'
import { SAMPLE_BODIES } from './testing/sample-bodies'
import { pathOf, type CallName, type Ids } from './testing/staff-request'
import { createTestApp, RELEASE_TOKENS, SHELL_TOKEN, type TestApp } from './testing/test-app'

let app: TestApp
let admin: { cookie: string }
let owner: { cookie: string }
let ids: Ids

beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 1_000_000,
    loginAttempts: 1_000_000,
    slowSeconds: 0,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
  admin = await app.login('admin')
  const { cookie } = await signIn(app, newNumber())
  owner = { cookie }
  const { id, orderId } = await paidBooking(app)
  const contact = { fullName: 'Mona', email: 'mona@example.com', phoneNumber: '0501234567', date: '2026-03-05' }
  await app.post('/api/contact', { ...contact, service: 'Nurses Visit' })
  const request = await app.ctx.db.serviceRequest.findFirstOrThrow()
  const staff = await app.ctx.db.staffUser.findUniqueOrThrow({ where: { userName: 'viewer' } })
  ids = { booking: id, request: request.id, staff: staff.id, attempt: orderId, file: 'none.pdf', report: '' }
  ids.report = await aVisitsReport(app, id)
})
afterAll(() => app.close())

/** Ids that no record has: accepted input is looked up, and changes no record of another test. */
const NONE = '00000000-0000-4000-8000-000000000000'
const NOBODY: Ids = { booking: NONE, request: NONE, staff: NONE, attempt: 'none', file: 'none.pdf', report: NONE }

interface CallShape {
  method: string
  access: Access
  request?: {
    body?: { required: boolean; content: Record<string, { schema: z.ZodType }> }
    params?: z.ZodObject
    query?: z.ZodObject
  }
}
const NAMES = Object.keys(calls) as CallName[]
const shapeOf = (name: CallName): CallShape => calls[name]
const typesOf = (name: CallName) => Object.keys(shapeOf(name).request?.body?.content ?? {})
/** This call redirects a browser to the page of an unknown payment, whatever is wrong with its input. */
const ALWAYS_REDIRECTS: CallName = 'paymentResponse'
const callsThatAccept = (type: string) =>
  NAMES.filter((name) => typesOf(name).includes(type) && name !== ALWAYS_REDIRECTS)
const JSON_CALLS = callsThatAccept('application/json')
const FORM_CALLS = callsThatAccept('application/x-www-form-urlencoded')
const MULTIPART_CALLS = callsThatAccept('multipart/form-data')

/** Returns the headers of a permitted caller, marked as a timer's, so that the session's row does not change. */
function headersFor(name: CallName): Record<string, string> {
  const [[team = ''] = []] = RELEASE_TOKENS
  const { access } = shapeOf(name)
  const { kind } = access
  if (kind === 'own-pages' && access.links?.includes('phone session')) return owner
  const token = { team, shell: SHELL_TOKEN }[kind as string]
  return { 'x-background': '1', ...(token ? { authorization: `Bearer ${token}` } : kind === 'staff' ? admin : {}) }
}

/** Sends invalid input, and expects a 4xx whose problem names the error. */
async function refuses(
  name: CallName,
  request: { path?: string; body?: BodyInit; type?: string },
  statuses: readonly number[],
): Promise<Problem> {
  const { path = pathOf(name, ids), body, type } = request
  const headers = { ...headersFor(name), ...(type && { 'content-type': type }) }
  const init = { method: shapeOf(name).method.toUpperCase(), headers, ...(body !== undefined && { body }) }
  const answer = await app.fetch(new Request(`http://localhost${path}`, init))
  const text = await answer.text()
  expect(statuses, `${answer.status} ${text}`).toContain(answer.status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const problem = JSON.parse(text) as Problem
  expect(problem).toMatchObject({ status: answer.status, code: expect.any(String), title: expect.stringMatching(/\w/) })
  if (problem.status === 422) expect(problem.fields ?? problem.detail).toBeTruthy()
  return problem
}

/** Checks a property, and expects that no row of the database has changed afterwards. */
async function holdsWithoutChanges<T>(property: fc.IAsyncProperty<T>, numRuns = 20): Promise<void> {
  const before = await databaseState(app)
  await fc.assert(property, { numRuns })
  expect(await databaseState(app)).toEqual(before)
}

const INVISIBLE = ['\0', '\u202e', '\u2066', '\u200f', '\u061c', '\r\nBcc: x@y.z', '\ud800', '\ufeff', '\u2028']
const oddText = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom(...INVISIBLE), fc.string({ maxLength: 30 }))
  .map((parts) => parts.join(''))
const hugeText = fc
  .tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.integer({ min: 400, max: 5000 }))
  .map(([unit, n]) => unit.repeat(n))
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    false,
    '',
    [],
    {},
    [[[]]],
    1e308,
    -1,
    0.1,
    '9999-12-31',
    '2026-02-30',
  ),
  fc.double({ noNaN: true }),
  fc.integer(),
  oddText,
  hugeText,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A sample with at least one field missing, of another type or of another content. */
const invalidBody = (sample: Record<string, unknown>) =>
  fc
    .subarray(Object.keys(sample), { minLength: 1 })
    .chain((fields) => fc.tuple(...fields.map((field) => fc.tuple(fc.constant(field), oddValue))))
    .map((changes) => JSON.stringify({ ...sample, ...Object.fromEntries(changes) }))

const issuesOf = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.') || 'body') ?? []
const schemaOf = (name: CallName, type: string) => shapeOf(name).request?.body?.content[type]?.schema as z.ZodType
const sampleOf = (name: CallName) => SAMPLE_BODIES[name] ?? {}

it('every call with a body has a sample that its schema accepts', () => {
  for (const name of [...JSON_CALLS, ...FORM_CALLS]) {
    const [type = ''] = typesOf(name)
    expect([name, issuesOf(schemaOf(name, type), sampleOf(name))]).toEqual([name, []])
  }
  expect(JSON_CALLS.length).toBeGreaterThan(25)
})

describe.each(JSON_CALLS)('%s', (name) => {
  const type = 'application/json'

  it(`${name} returns 422 naming each missing or invalid JSON field, and changes nothing`, async () => {
    const schema = schemaOf(name, type)
    await holdsWithoutChanges(
      fc.asyncProperty(invalidBody(sampleOf(name)), async (body) => {
        const wrong = new Set(issuesOf(schema, JSON.parse(body)))
        fc.pre(wrong.size > 0)
        const { fields } = await refuses(name, { body, type }, [422])
        expect(new Set(Object.keys(fields ?? {}))).toEqual(wrong)
      }),
    )
  })

  it(`${name} refuses malformed JSON and JSON that is not an object, and changes nothing`, async () => {
    const text = JSON.stringify(sampleOf(name))
    const broken = fc.oneof(
      fc.integer({ min: 0, max: text.length - 1 }).map((length) => text.slice(0, length)),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
      fc.constantFrom('null', '"text"', '1', '[]', '\0', '['.repeat(50_000), '['.repeat(50_000) + ']'.repeat(50_000)),
    )
    await holdsWithoutChanges(
      fc.asyncProperty(broken, async (body) => void (await refuses(name, { body, type }, [400, 422]))),
    )
  })

  it(`${name} refuses other content types than JSON and a body that is too large, and changes nothing`, async () => {
    const other = fc.constantFrom(
      'text/xml',
      'text/plain',
      'application/octet-stream',
      'multipart/form-data; boundary=x',
    )
    await holdsWithoutChanges(
      fc.asyncProperty(other, async (each) => {
        await refuses(
          name,
          { body: JSON.stringify(sampleOf(name)), type: each },
          each.startsWith('multipart') ? [400, 415] : [415],
        )
      }),
      4,
    )
    const large = JSON.stringify({ ...sampleOf(name), more: 'x'.repeat(300_000) })
    expect(await refuses(name, { body: large, type }, [413])).toMatchObject({ code: 'TOO_LARGE' })
  })
})

describe.each(JSON_CALLS)('%s', (name) => {
  it(`${name} never returns a 5xx status for unusual texts in its fields`, async () => {
    const sample = sampleOf(name)
    const texts = Object.keys(sample).filter((field) => typeof sample[field] === 'string')
    const changed = fc.dictionary(fc.constantFrom(...(texts.length > 0 ? texts : ['more'])), oddText, { minKeys: 1 })
    await fc.assert(
      fc.asyncProperty(changed, async (changes) => {
        const headers = { ...headersFor(name), 'content-type': 'application/json' }
        const body = JSON.stringify({ ...sample, ...changes })
        const answer = await app.fetch(
          new Request(`http://localhost${pathOf(name, NOBODY)}`, { method: 'POST', headers, body }),
        )
        expect(answer.status, await answer.text()).toBeLessThan(500)
      }),
      { numRuns: 10 },
    )
  })
})

describe.each(FORM_CALLS)('%s as a form', (name) => {
  it(`${name} returns 422 naming each missing or invalid form field, and changes nothing`, async () => {
    const type = 'application/x-www-form-urlencoded'
    const schema = schemaOf(name, type)
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(sampleOf(name))), fc.oneof(oddText, hugeText))
    await holdsWithoutChanges(
      fc.asyncProperty(fields, async (changes) => {
        // A form's text is well-formed, because other characters become U+FFFD when it is encoded.
        const sent = new URLSearchParams(changes)
        const wrong = new Set(issuesOf(schema, Object.fromEntries(sent)))
        fc.pre(wrong.size > 0)
        const problem = await refuses(name, { body: sent.toString(), type }, [422])
        expect(new Set(Object.keys(problem.fields ?? {}))).toEqual(wrong)
      }),
    )
  })
})

describe.each(MULTIPART_CALLS)('%s', (name) => {
  it(`${name} refuses multipart forms with missing, unknown or broken parts, and changes nothing`, async () => {
    const part = fc.constantFrom('file', 'service', 'test', 'manifest', 'expected', 'percent', 'file:index.js', '\0')
    const forms = fc.array(fc.tuple(part, fc.oneof(oddText, hugeText)), { maxLength: 4 })
    await holdsWithoutChanges(
      fc.asyncProperty(forms, fc.boolean(), async (parts, cut) => {
        const form = new FormData()
        for (const [key, text] of parts) form.append(key, text)
        const whole = new Response(form)
        const type = whole.headers.get('content-type') ?? ''
        const body = await whole.text()
        await refuses(name, { body: cut ? body.slice(0, body.length / 2) : body, type }, [400, 404, 415, 422])
      }),
    )
  })

  it(`${name} refuses other content types than multipart, and changes nothing`, async () => {
    const type = fc.constantFrom('text/xml', 'application/json', 'application/octet-stream', 'multipart/form-data')
    await holdsWithoutChanges(
      fc.asyncProperty(type, async (each) => void (await refuses(name, { body: '{}', type: each }, [400, 415, 422]))),
      4,
    )
  })
})

const inUrl = fc.oneof(oddText, hugeText, fc.constantFrom('x', '-1', '1e9', '2026-02-30', '..%2f', "' OR 1=1 --"))
const wellFormed = (text: string) => Buffer.from(text).toString()
const encoded = (text: string) => encodeURIComponent(wellFormed(text))

describe.each(NAMES.filter((name) => shapeOf(name).request?.query))('%s', (name) => {
  it(`${name} returns 422 naming each invalid field of the query, and changes nothing`, async () => {
    const query = shapeOf(name).request?.query
    const names = Object.keys(query?.shape ?? {})
    const [path = ''] = pathOf(name, ids).split('?')
    await holdsWithoutChanges(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), inUrl), async (given) => {
        const search = Object.entries(given).map(([key, text]) => [key, wellFormed(text)] as const)
        const wrong = new Set(issuesOf(query!, Object.fromEntries(search)))
        fc.pre(wrong.size > 0)
        const address = `${path}?${search.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&')}`
        const { fields } = await refuses(name, { path: address }, [422])
        expect(new Set(Object.keys(fields ?? {}))).toEqual(wrong)
      }),
    )
  })
})

describe.each(NAMES.filter((name) => shapeOf(name).request?.params))('%s', (name) => {
  it(`${name} refuses malformed and unknown ids in its path, and changes nothing`, async () => {
    const body = JSON_CALLS.includes(name) ? { body: JSON.stringify(sampleOf(name)), type: 'application/json' } : {}
    await holdsWithoutChanges(
      fc.asyncProperty(inUrl, async (text) => {
        const path = pathOf(name, ids, encoded(text) || 'x')
        // Without its cookie a report is closed, whatever the order's number is.
        await refuses(name, { path, ...body }, [400, ...(name === 'getOwnReport' ? [403] : []), 404, 409, 422])
      }),
    )
  })
})
