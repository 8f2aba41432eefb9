import { prerender } from 'react-dom/static'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import config from '../remote.config'
import remote from './remote'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { composedFor } from './testing/fixture'

async function page(path: string): Promise<string> {
  const routes = remote.routes(testHost({ composed: composedFor(path) }))
  const Pages = () => useRoutes(routes)
  const failed: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Pages />
    </StaticRouter>,
    { onError: (error) => void failed.push(error) },
  )
  expect(failed).toEqual([])
  return new Response(prelude).text()
}

test.each(config.routes.map(({ path }) => path))(
  '%s renders where there is no browser, with a heading and a head of its own',
  async (path) => {
    expect(globalThis).not.toHaveProperty('window')
    const html = await page(path)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain(`rel="canonical" href="https://care.example${path.replace('&', '&amp;')}"`)
    expect(html).toMatch(/<title>.+ \| Check Home Care<\/title>/)
  },
)

test('the prerendered catalogue has every test with its price and fasting, and every package, readable without scripts', async () => {
  const html = await page('/bookbloodtest')
  for (const text of [
    'Glucose, Fasting',
    'Fast for 12 hours',
    'Sugar Water Study',
    'Basic Health Package I',
    'AED\u00A0370',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toContain('<noscript>')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'OfferCatalog',
    itemListElement: [{ price: '370.00', priceCurrency: 'AED' }],
  })
})
