import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicIndic } from '@homecare/domain/digits'
import type { OrderResponse } from '@homecare/contract/orders'
import { childOf, everyEmail, familyOf, ORDER, PROFILE, REQUEST } from './samples.fixture'

/** A booking of somebody who writes Arabic, so that no Latin letter in an email is the patient's. */
const order: OrderResponse = {
  ...ORDER,
  people: ['مريم السويدي'],
  lines: ORDER.lines.map((line) => ({ ...line, name: 'فيتامين د', contents: [] })),
  patient: {
    ...ORDER.patient,
    ...{ firstName: 'مريم', lastName: 'السويدي', building: 'مارينا جيت', landmark: 'بجانب محطة الترام', city: 'دبي' },
  },
  home: { kind: 'flat', pin: null },
}
const inArabic = (given: OrderResponse): OrderResponse => ({
  ...given,
  people: given.people.map((name, place) => (place === 0 ? name : ['لينا حداد', 'آدم حداد'][place - 1]!)),
})
const request = { ...REQUEST, fullName: 'عمر حداد', locale: 'ar' as const }

const isToStaff = (name: string) => /^(staff-|needs-action|statement)/.test(name)
const emailsOf = async (about: OrderResponse) =>
  Object.entries(await everyEmail(about, request, { locale: 'ar' })).filter(([name]) => !isToStaff(name))

/** What is data and stays as it is: of the provider, addresses of pages and mailboxes, numbers of orders and licences, a nurse's name. */
const DATA = [
  ...[PROFILE.name, PROFILE.email, 'DHA-100200', 'Maya'],
  // Of the samples with children.
  ...['Ferritin', 'Lina Haddad', 'Adam Haddad', 'Lina'],
]
const withoutData = (text: string): string =>
  DATA.reduce((rest, each) => rest.replaceAll(each, ''), text).replace(/https?:\S+|ORD-[\d-]+|C-[\d-]+|\S+@\S+/g, '')

const readAloud = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, ' ')
    .replace(/<[^>]*?(?:(?:alt|aria-label)="([^"]*)"[^>]*)?>/g, (_, label: string | undefined) => label ?? ' ')
    .replace(/&[#\w]+;/g, ' ')

describe.each([
  ['one person', order],
  ['a family', inArabic(familyOf(order))],
  ['a child', inArabic(childOf(order))],
  ['nobody who fasts', { ...order, fastingHours: 0 }],
])('the emails in Arabic about %s', (_, about) => {
  it('have no Latin letters but those of names, addresses, codes and numbers', async () => {
    const found = (await emailsOf(about)).flatMap(([kind, { subject, html, text, attachments = [] }]) => {
      const calendars = attachments.filter(({ contentType }) => contentType.startsWith('text/calendar'))
      const sentences = calendars.flatMap(({ content }) =>
        [
          ...content
            .toString()
            .replace(/\r\n /g, '')
            .matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION):(.*)$/gm),
        ].map(([, value = '']) => value.replaceAll('\\n', ' ')),
      )
      return [subject, readAloud(html), text, ...sentences].flatMap((part) =>
        [...withoutData(part).matchAll(/\p{sc=Latin}+/gu)].map(([run]) => `${kind}: ${run}`),
      )
    })
    expect(found).toEqual([])
  })

  it('say their language and direction, also in each cell, and lead to the Arabic pages', async () => {
    for (const [kind, { html }] of await emailsOf(about)) {
      expect(html, kind).toContain('<html lang="ar" dir="rtl">')
      expect(html, kind).not.toMatch(/<(?:td|table|body)(?! dir="rtl")/)
      expect(html, kind).not.toMatch(/text-align:(?:left|right)|font-style:italic|letter-spacing/)
      for (const [, url] of html.matchAll(/href="([^"]+)"/g))
        if (kind !== 'pay-link') expect(url, kind).toMatch(/^https:\/\/ghafhomecare\.example\/ar\//)
    }
  })

  it('have each link on a line of its own, without marks that would become a part of it', async () => {
    for (const [kind, { text }] of await emailsOf(about))
      for (const line of text.split('\n').filter((each) => each.includes('http')))
        expect(line, kind).toMatch(/^https?:[!-~]+$/)
  })

  it('isolate phone and order numbers in every part, and close what they open', async () => {
    for (const [kind, { subject, html, text }] of await emailsOf(about)) {
      for (const part of [subject, text]) {
        expect([...part.matchAll(/[\u2066\u2068]/g)].length, kind).toBe([...part.matchAll(/\u2069/g)].length)
        expect(part, kind).not.toMatch(/[\u200e\u200f\u202a-\u202e]/)
        expect(part.replaceAll(`\u2066${PROFILE.phone}\u2069`, ''), kind).not.toContain(PROFILE.phone)
      }
      expect(html.replace(/<title>.*?<\/title>/s, ''), kind).not.toMatch(/[\u2066-\u2069]/)
      const phone = PROFILE.phone.replaceAll(' ', '&nbsp;')
      expect(html.split('<body')[1]!.replaceAll(`<span dir="ltr">${phone}</span>`, ''), kind).not.toContain(phone)
      expect(html.match(/<bdi>/g)?.length, kind).toBe(html.match(/<\/bdi>/g)?.length)
    }
  })
})

it('emails to staff about a booking in Arabic are in English', async () => {
  const emails = Object.entries(await everyEmail(order, request, { locale: 'ar' })).filter(([kind]) => isToStaff(kind))
  for (const [kind, { html }] of emails) expect(html, kind).toContain('<html lang="en" dir="ltr">')
})

/** The code of the sample, which is typed as it stands. */
const CODE = '123456'

describe('the emails of a provider with Arabic-Indic digits', () => {
  beforeAll(() => void (globalThis.arabicDigits = arabicIndic))
  afterAll(() => void (globalThis.arabicDigits = undefined))

  it('have Western digits in values, codes and addresses only', async () => {
    const { address, openingHours = '', licence = '', laboratory = '', responsiblePhysician } = PROFILE.ar ?? {}
    const own = [
      openingHours,
      licence,
      address?.street ?? '',
      ORDER.trackingId ?? '',
      laboratory,
      responsiblePhysician?.licence ?? '',
      CODE,
    ]
    const asWritten = (text: string) => own.reduce((rest, each) => rest.replaceAll(each, ''), withoutData(text))
    const kept =
      /[\u2066\u2068][^\u2069]*\u2069|<(bdi|span dir="ltr")>.*?<\/(?:bdi|span)>|<[^>]*>|&#?\w+;|https?:\S+|\b99[89]\b/gs
    for (const [kind, { subject, html, text }] of await emailsOf(familyOf(order)))
      for (const part of [subject, text, html.replace(/<style>.*?<\/style>/gs, '')])
        expect(asWritten(part.replace(kept, ' ')).match(/.{0,30}\d.*/)?.[0], kind).toBeUndefined()
  })

  it('have their own digits in prices, dates and hours', async () => {
    const texts = (await emailsOf(order)).map(([, { text }]) => text).join('\n')
    expect(texts).toMatch(/[٠-٩]+:[٠-٩]{2}/)
    expect(texts).toMatch(/[٠-٩]+٫٠٠/)
    expect(texts).toMatch(/[٠-٩]{1,2} مارس ٢٠٢٦/)
  })
})
