import { expect, test } from 'vitest'
import { page, type Fixture } from './testing/fixture-remote'
import { startSampleSite } from './testing/sample-site'

const CALL = '/api/things'
const LIST = '/api/list'
const LINK = `h('a', { href: require('react-router-dom').useHref('/other') }, 'Other')`

/** A page with a link, which the router writes. */
const withLink = (words: string) => `h(() => h('div', null, h('h1', null, '${words}'), ${LINK}))`
const siteRoutes = (...[home, thing, order]: [string, string, string]) =>
  `[{ path: '/', element: ${withLink(home)} }, { path: '/things/:name', element: h('h1', null, ${thing}) }, { path: '/order/:id', element: h('h1', null, '${order}') }]`

const ENGLISH: Fixture = {
  name: 'site',
  version: '1.0.0-bbbbbbbb',
  paths: [
    page('/', { aliases: ['/home'] }),
    page('/things/:name', { prerender: false, data: [CALL], pagesFrom: CALL }),
    page('/order/:id', { prerender: false, data: [LIST] }),
  ],
  routes: siteRoutes('Good care', "'A thing'", 'Order'),
}
const OTHERS: Fixture[] = [
  {
    ...{ name: 'other', version: '1.0.0-cccccccc', paths: [page('/other')] },
    routes: `[{ path: '/other', element: ${withLink('Not translated yet')} }]`,
  },
  {
    ...{ name: 'staff', version: '1.0.0-dddddddd', languages: ['en'], paths: [page('/login', { prerender: false })] },
    routes: `[{ path: '/login', element: h('h1', null, 'Log in') }]`,
  },
]
/** What the answer in Arabic calls the thing. */
const NAMED = `host.composed('${CALL}?locale=ar')?.pages[0].name`
const things = (name: string) => ({ pages: [{ path: '/things/a', aliases: ['/things/b'], name }] })
const list = (word: string) => ({ items: Array.from({ length: 900 }, (_, index) => `${word} ${index}`) })
const answers = {
  ...{ [CALL]: things('A thing'), [`${CALL}?locale=ar`]: things('شيء') },
  ...{ [LIST]: list('Item'), [`${LIST}?locale=ar`]: list('عنصر') },
}

const site = await startSampleSite({
  remotes: [{ ...ENGLISH, arabic: siteRoutes('رعاية', NAMED, 'حجز') }, ...OTHERS],
  answers,
})
const { textOf } = site

test('a page is at its Arabic address in Arabic, right to left, with its links at Arabic addresses', async () => {
  const html = await textOf('/ar')
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/)
  for (const part of [
    '<h1>رعاية</h1>',
    'href="/ar/other"',
    'الانتقال إلى المحتوى',
    '/remotes/site/1.0.0-bbbbbbbb/ar/test.css',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('Skip to the content')
})

test('the English page of a site with two languages is as before, but for the addresses of its counterpart', async () => {
  const html = await textOf('/')
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/)
  for (const part of ['<h1>Good care</h1>', 'href="/other"', 'Skip to the content']) expect(html).toContain(part)
  expect(html.replaceAll('>العربية</a>', '')).not.toMatch(/\p{Script=Arabic}/u)
})

test.each([
  ['/', ['/', '/ar'], 'href="/ar">العربية'],
  ['/ar', ['/', '/ar'], 'href="/">English'],
  ['/things/a', ['/things/a', '/ar/things/a'], 'href="/ar/things/a">العربية'],
  ['/ar/things/a', ['/things/a', '/ar/things/a'], 'href="/things/a">English'],
  // Their page is in one language.
  ['/other', [], 'href="/ar/other">العربية'],
  ['/ar/other', [], 'href="/other">English'],
  ['/login', [], ''],
])('%s names the addresses of its page in both languages, %j, and has the link %s', async (address, names, link) => {
  const html = await textOf(address)
  const links = [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="https:\/\/care\.example(.*?)"/g)]
  const [english, arabic] = names
  const expected = english && arabic ? { en: english, ar: arabic, 'x-default': english } : {}
  expect(Object.fromEntries(links.map(([, language, path]) => [language, path]))).toEqual(expected)
  expect(html).toContain(link)
})

test('a page of a list is composed with the answer in its own language', async () => {
  expect(await textOf('/ar/things/a')).toContain('<h1>شيء</h1>')
  expect(await textOf('/things/a')).toContain('<h1>A thing</h1>')
})

test('a large answer is a file of its own in each language', async () => {
  const [inEnglish, inArabic] = await Promise.all(
    ['', '?locale=ar'].map((query) => textOf(`/shell/data${LIST}${query}`)),
  )
  expect([inEnglish?.includes('Item 899'), inArabic?.includes('عنصر 899')]).toEqual([true, true])
  const named = async (address: string) => /"page":.*?"call":"([^"]*)"/.exec(await textOf(address))?.[1]
  expect([await named('/order/1'), await named('/ar/order/1')]).toEqual([LIST, `${LIST}?locale=ar`])
})

test('a page lists the files of its own language only', async () => {
  const filesOf = async (address: string) => [
    ...new Set((await textOf(address)).match(/1\.0\.0-bbbbbbbb\/[\w/]+\.js/g)),
  ]
  expect(await filesOf('/')).toEqual(['1.0.0-bbbbbbbb/entry.js'])
  expect(await filesOf('/ar')).toEqual(['1.0.0-bbbbbbbb/ar/entry.js'])
})

test('a remote without Arabic is shown in English at Arabic addresses, with a sentence in Arabic', async () => {
  const html = await textOf('/ar/other')
  expect(html).toContain('هذا الجزء من الموقع متاح بالإنجليزية فقط حاليًا.')
  expect(html).toMatch(/<main id="content"[^>]* lang="en" dir="ltr"[^>]*>.*Not translated yet/s)
  expect(await textOf('/other')).not.toContain('lang="en" dir="ltr"><!')
})

test.each([
  ['/ar/', '/ar'],
  ['/AR', '/ar'],
  ['/Ar/Home', '/ar'],
  ['/ar/home', '/ar'],
  ['/ar/things/b', '/ar/things/a'],
  ['/ar/login', '/login'],
])('%s redirects to %s', async (from, to) => {
  const response = await site.get(from)
  expect([response.status, response.headers.get('location')]).toEqual([308, to])
})

test.each([
  ['/ar/ar', 'هذه الصفحة غير موجودة'],
  ['/ar/nothing', 'هذه الصفحة غير موجودة'],
  ['/fr', 'This page does not exist'],
  ['/arabic', 'This page does not exist'],
])('%s is not found, in the language of the address', async (address, words) => {
  const response = await site.get(address)
  expect([response.status, (await response.text()).includes(words)]).toEqual([404, true])
})

test('the sitemap has the pages of both languages', async () => {
  const places = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https:\/\/care\.example(.*?)<\/loc>/g)]
  expect(places.map(([, path]) => path)).toEqual([...['/', '/ar', '/other', '/ar/other', '/things/a', '/ar/things/a']])
})

test('the build that renders Arabic pages is given to no browser', async () => {
  const statusOf = async (file: string) => (await site.get(`/remotes/site/1.0.0-bbbbbbbb/${file}`)).status
  expect([await statusOf('ar/entry.js'), await statusOf('ar/server.cjs'), await statusOf('server.cjs')]).toEqual([
    200, 404, 404,
  ])
})
