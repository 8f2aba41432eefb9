import { readFile } from 'node:fs/promises'
import { startMessageGateway, type MessageAccount } from '@homecare/dev-servers/message-gateway'
import { profileIn } from '@homecare/contract/profile-in'
import { createSmsMessages } from '@homecare/server/adapters/sms-messages'
import { createWhatsAppMessages } from '@homecare/server/adapters/whatsapp-messages'
import { arrival, price, visitTime } from '@homecare/server/email/booking-blocks'
import type { PhoneFacts } from '@homecare/server/email/phone-facts'
import { PROFILE } from '@homecare/server/email/samples.fixture'
import { isNews, newsContent, templates } from '@homecare/server/message/templates'
import { expect, test } from 'playwright/test'

const WAYS = ['whatsapp', 'sms'] as const
const LOCALES = ['en', 'ar'] as const
type Locale = (typeof LOCALES)[number]
type NewsName = Parameters<typeof newsContent>[0]

const PUBLIC_URL = 'https://ghafhomecare.example'
const VISIT = { date: '2026-12-03', time: '10:00 Am' } as const
const ORDER = 'ORD-1796101800000'
const ACCOUNT = { phoneNumberId: '100200300', token: 'token', appSecret: 'secret', verifyToken: 'word' }
const TEMPLATES = new URL('../packages/server/data/message-templates.json', import.meta.url)

const INVITER = { en: 'Lina', ar: 'لينا' }
const DAY = { en: 'Thu 3 Dec 2026', ar: 'الخميس 3 ديسمبر 2026' }
const LAST_MEAL = { en: 'Wed 2 Dec, 10:00 pm', ar: 'الأربعاء 2 ديسمبر، الساعة 10:00 مساءً' }

const folderOf = (locale: Locale): string => (locale === 'ar' ? '/ar' : '')

/** What a message about a visit may name, as its patient reads it. */
function factsIn(locale: Locale): PhoneFacts {
  const { name: provider, phone } = profileIn(PROFILE, locale)
  return {
    ...{ provider, phone, order: ORDER, nurse: '', lastMeal: '', code: '' },
    ...{ visit: visitTime(VISIT, locale), arrival: arrival(VISIT, locale), total: price(370, locale) },
    ...{ inviter: INVITER[locale], alert: `Nobody opened the door. ${ORDER}`, day: DAY[locale] },
    url: `${PUBLIC_URL}${folderOf(locale)}/booking?orderId=${ORDER}&token=q7Yt2m4Zc9Kd1w8Rb3Xn`,
  }
}

/** Each news as it is sent; those with two texts have both. */
function messagesIn(locale: Locale) {
  const facts = factsIn(locale)
  const path = (to: string): Partial<PhoneFacts> => ({ url: `${PUBLIC_URL}${folderOf(locale)}${to}` })
  const nothing = { url: '' }
  const quote = { ...path('/quote?number=C-10417-2&token=q7Yt2m4Zc9Kd1w8Rb3Xn'), order: 'C-10417-2' }
  const lastMeal = LAST_MEAL[locale]
  const differently: Partial<Record<NewsName, Partial<PhoneFacts>[]>> = {
    'request-received': [nothing],
    'request-canceled': [nothing],
    'call-missed': [nothing],
    'quote-ready': [quote],
    'quote-reminder': [quote],
    'quote-accepted': [quote],
    'visit-reminder': [{}, { nurse: 'Maya' }, { lastMeal }, { lastMeal, nurse: 'Maya' }],
    'nurse-known': [{ nurse: 'Maya' }],
    'nurse-on-the-way': [{}, { nurse: 'Maya' }],
    'sign-in-code': [{ ...nothing, code: '482915' }],
    'family-invitation': [path('/my')],
    'nurse-day': [{ nurse: 'Maya', url: `${PUBLIC_URL}/day-sheet#q7Yt2m4Zc9Kd1w8Rb3Xn` }],
    'duty-alarm': [{ url: `${PUBLIC_URL}/admin/bloodtests/5f0c1c1e` }],
  }
  const names = Object.keys(templates())
    .map((name) => name.replaceAll('_', '-'))
    .filter(isNews)
  return names.flatMap((news) =>
    (differently[news] ?? [{}]).map((change) =>
      newsContent(news, { ...facts, ...change }, { locale, publicUrl: PUBLIC_URL }),
    ),
  )
}

const PHONES: Record<(typeof WAYS)[number], Record<Locale, string>> = {
  whatsapp: { en: '+971501234567', ar: '+971501234568' },
  sms: { en: '+971501234577', ar: '+971501234578' },
}

/** All messages of a phone in little space, without the hours, which are those of the run. */
const CONTACT_SHEET = `
  main { max-inline-size: none; padding: 0; }
  .chat { columns: 3; column-gap: 8px; padding: 8px; margin: 0; background: #fff; font-size: 12px; }
  .chat article { break-inside: avoid; margin: 0 0 8px; padding: 8px; box-shadow: none; border: 1px solid #ccc; }
  .chat p { margin: 0; color: #000; overflow-wrap: anywhere; font-size: 12px; line-height: 1.5; }
  .chat small { display: none; }`

// The gateway's pages take no style but their own.
test.use({ bypassCSP: true })
test('the pictures of all messages show what is sent today', async ({ page }) => {
  const approved = JSON.parse(await readFile(TEMPLATES, 'utf8')) as MessageAccount['templates']
  const gateway = await startMessageGateway({
    ...{ whatsapp: ACCOUNT, sms: { apiKey: 'key' }, siteUrl: PUBLIC_URL, templates: approved },
  })
  const sender = {
    whatsapp: createWhatsAppMessages({ apiUrl: gateway.url, ...ACCOUNT }),
    sms: createSmsMessages({ apiUrl: gateway.url, apiKey: 'key', sender: 'HomeCare' }),
  }
  await page.setViewportSize({ width: 1000, height: 900 })
  for (const way of WAYS)
    for (const locale of LOCALES) {
      const to = PHONES[way][locale]
      for (const [at, content] of messagesIn(locale).entries())
        expect(await sender[way].send({ to, locale, content, reference: `${way}-${locale}-${at}` })).toHaveProperty(
          'ok',
          true,
        )
      await gateway.posted()
      await page.goto(`${gateway.url}/phones/${to.slice(1)}`)
      await page.addStyleTag({ content: CONTACT_SHEET })
      await expect
        .soft(page.locator('.chat'))
        .toHaveScreenshot(`messages-${way}-${locale}.png`, { maxDiffPixelRatio: 0.005 })
    }
  await gateway.stop()
})
