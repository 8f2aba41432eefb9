import { calls } from '@homecare/contract/calls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { draftBody } from '@homecare/server/testing/draft'
import { SAMPLE_BODIES } from './testing/sample-bodies'
import type { CallName } from './testing/staff-request'

/** Fields that programs fill in or that people choose from a list: nothing is cleaned in them. */
const NOT_TYPED = new Set([
  ...[
    'token',
    'encResp',
    'orderNo',
    'id',
    'bookingId',
    'bookingIds',
    'nurseId',
    'recordId',
    'cursor',
    'key',
    'keys',
    'commit',
    'version',
    ...['unit', 'dayClass', 'vatRule', 'billing', 'contactId', 'contentHash', 'hash', 'onHolidays'],
  ],
  ...['message', 'source', 'path', 'remote', 'stack', 'views', 'at', 'name of the test in a booking', 'step'],
  ...[
    'kind',
    'status',
    'role',
    'from',
    'contactBy',
    'locale',
    'outcome',
    'website',
    'notEatenSince',
    'way',
    'response',
    'transports',
    'sex',
    'nurseSex',
    'event',
    'reasonName',
    'dueAt',
    'caseId',
    'startsAt',
    'skills',
    'accepted',
    'profession',
  ],
])
/** A password is compared as it was typed. */
const AS_TYPED = new Set(['password', 'current'])
/** Calls of programs. */
const OF_PROGRAMS = new Set(['shell', 'team'])
const DIGITS = new Set([
  ...['from', 'until', 'startsOn', 'endsOn', 'validUntil'],
  'phoneNumber',
  'digits',
  'passcode',
  'orderEnd',
  'date',
  'orderId',
  'leftOn',
  'licenceUntil',
  'code',
  'birthDate',
  'dateOfBirth',
  'pin',
])
const SEVERAL_LINES = new Set([
  ...['reason', 'note', 'text', 'accessNotes', 'result'],
  ...['allergies', 'risks', 'diagnosis', 'mobility', 'equipment'],
])
const CONTACT_OR_WORDS = new Set<string>(['findCaller', 'countMissedSearch'])

const OF_A_FAMILY = draftBody({
  people: ['Omar Haddad'],
  home: { kind: 'villa', pin: '25.2048,55.2708' },
  tests: [0, 1].map((person) => ({ id: 1, kind: 'package', name: 'Basic Health Package I', price: 370, person })),
})
const SAMPLES: typeof SAMPLE_BODIES = {
  ...SAMPLE_BODIES,
  initiatePayment: { ...OF_A_FAMILY, code: '123456' },
  bookForCaller: { ...OF_A_FAMILY, code: '123456' },
  ...Object.fromEntries(
    (['changeRequestStatus', 'changeBloodtest'] as const).map((call) => [
      call,
      { ...SAMPLE_BODIES[call], collected: { by: 'Maya Rahman', at: '2026-03-05T06:00:00Z' } },
    ]),
  ),
  payAgain: { ...SAMPLE_BODIES.payAgain, code: '123456' },
  openOwnReport: { ...SAMPLE_BODIES.openOwnReport, birthDate: '1988-03-12' },
}

interface TypedField {
  call: CallName
  path: (string | number)[]
  value: string
}

const NAMES = Object.keys(SAMPLES) as CallName[]
const bodyOf = (call: CallName): z.ZodType | undefined => {
  const { request } = calls[call] as { request?: { body?: { content: Record<string, { schema: z.ZodType }> } } }
  return request?.body?.content['application/json']?.schema
}
const nameOf = (path: TypedField['path']) => String(path.findLast((part) => typeof part === 'string'))

function textsIn(value: unknown, path: TypedField['path'] = []): Omit<TypedField, 'call'>[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
}

const FIELDS: TypedField[] = NAMES.filter((call) => bodyOf(call) && !OF_PROGRAMS.has(calls[call].access.kind)).flatMap(
  (call) =>
    textsIn(SAMPLES[call])
      .filter(({ path, value }) => value !== '' && !path.some((part) => NOT_TYPED.has(String(part))))
      .filter(({ path }) => !AS_TYPED.has(nameOf(path)) && path[0] !== 'tests')
      .map((field) => ({ call, ...field })),
)

const withText = (value: unknown, [part, ...rest]: TypedField['path'], text: string): unknown => {
  if (part === undefined) return text
  if (Array.isArray(value)) return value.map((each, index) => (index === part ? withText(each, rest, text) : each))
  return { ...(value as object), [part]: withText((value as Record<string, unknown>)[part], rest, text) }
}
const parse = ({ call, path }: TypedField, text: string) => bodyOf(call)!.safeParse(withText(SAMPLES[call], path, text))

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
const MARKS = [
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x2064),
  ...range(0x2066, 0x2069),
  ...['\ufeff', '\u00ad', '\u061c'],
]
const SPACES = ['  ', '\t', '\u00a0', '\u2009', '\u202f', '\u3000', ' \t ']
const LINE_BREAKS = ['\n', '\r\n', '\u2028', '\u0085', '\v']
const ZEROS = ['٠', '۰', '०', '০', '０']

/** The same text as people copy it: with marks between its letters, other spaces, and spaces around it. */
const copied = ({ path, value, call }: TypedField) => {
  const spaces = SEVERAL_LINES.has(nameOf(path)) && !CONTACT_OR_WORDS.has(call) ? SPACES : [...SPACES, ...LINE_BREAKS]
  const space = fc.constantFrom(...spaces)
  const marks = fc.array(fc.tuple(fc.constantFrom(...MARKS), fc.nat(value.length)), { maxLength: 4 })
  return fc.tuple(marks, space, space, space).map(([list, inside, before, after]) => {
    const marked = list.reduce((text, [mark, at]) => text.slice(0, at) + mark + text.slice(at), value)
    return before + marked.replace(/(?<=\S) (?=\S)/g, inside) + after
  })
}

const titled = FIELDS.map((field) => ({ ...field, title: `${field.call} ${field.path.join('.')}` }))

describe('what people type', () => {
  it.each(titled)('$title is accepted with marks and spaces of every kind, and read without them', (field) => {
    const plain = parse(field, field.value)
    expect(plain.success).toBe(true)
    fc.assert(
      fc.property(copied(field), (text) => {
        expect(parse(field, text)).toEqual(plain)
      }),
      { numRuns: 40 },
    )
  })

  it.each(titled.filter(({ path, call }) => DIGITS.has(nameOf(path)) || call === 'findCaller'))(
    '$title is read in the digits of every script',
    (field) => {
      const plain = parse(field, field.value)
      for (const zero of ZEROS) {
        const text = field.value.replace(/[0-9]/g, (digit) =>
          String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
        )
        const read = parse(field, text)
        expect(read.success).toBe(true)
        if (field.call !== 'findCaller') expect(read).toEqual(plain)
      }
    },
  )

  it.each(titled)(
    '$title with a control character or half a character is refused, and its message names the field',
    (field) => {
      for (const bad of ['\0', '\u0007', '\ud800', '\uffff']) {
        const refused = parse(field, `${field.value.slice(0, 1)}${bad}${field.value.slice(1)}`)
        const name = nameOf(field.path).replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
        const issues = refused.error?.issues ?? []
        expect(issues.some(({ message }) => message.toLowerCase().startsWith(`${name} has characters`))).toBe(true)
        expect(issues.map(({ path }) => path.join('.'))).toContain(field.path.join('.'))
      }
    },
  )

  it.each(titled)('$title that is refused is refused with a sentence, without words of programs', (field) => {
    for (const text of ['', ' ', '?', 'x', 'x'.repeat(10_000), '1'.repeat(100)]) {
      const messages = (parse(field, text).error?.issues ?? []).map(({ message }) => message)
      expect(messages.filter((message) => /invalid|expected|too (big|small)|string|regex/i.test(message))).toEqual([])
    }
  })

  it.each(NAMES.filter((call) => FIELDS.some((field) => field.call === call)))(
    'the sample of %s has each of its texts, so that each is tried',
    (call) => {
      const sample = textsIn(SAMPLES[call]).map(({ path }) => nameOf(path))
      const missing = textNames(z.toJSONSchema(bodyOf(call)!, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
      expect(missing.filter((name) => !sample.includes(name) && !NOT_TYPED.has(name))).toEqual([])
    },
  )
})

interface JsonSchema {
  type?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  enum?: unknown
}

const textNames = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    if (NOT_TYPED.has(name)) return []
    const isText = ({ type, enum: choices }: JsonSchema) => type === 'string' && !choices
    return isText(schema) || (schema.items && isText(schema.items)) ? [name] : textNames(schema)
  })
