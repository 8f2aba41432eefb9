import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { currentVersion, releaseVariant } from './variant'

test.use({ allowedErrors: [''] })

test('a release with a changed byte does not run, and the visitor gets the previous release', async ({
  page,
  stack,
  logged,
}) => {
  const before = await currentVersion(stack, 'booking')
  const current = await releaseVariant(stack, 'booking')
  for (const file of ['entry.js', 'booking.remote.*.js'])
    await page.route(`**/remotes/booking/${current}/${file}*`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `globalThis.stolen = true;${await response.text()}` })
    })
  const loaded: string[] = []
  page.on('requestfinished', (request) => void loaded.push(request.url()))
  await page.goto('/bookbloodtest')
  // The search answers only once some release has taken over.
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Search tests' }).fill('no such test at all')
    await expect(page.getByText('No test or package matches “no such test at all”')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  expect(loaded.some((url) => url.includes(`/remotes/booking/${before}/entry.js`))).toBe(true)
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
  await expect.poll(() => logged.some((line) => line.includes('"remote"') && line.includes(current))).toBe(true)
})

test('injected scripts, inline or from another origin, are blocked and logged', async ({ page, logged }) => {
  await page.route('**/aboutus', async (route) => {
    const response = await route.fetch()
    const slipped =
      '<script src="https://elsewhere.example/x.js?q=1"></script><script>globalThis.stolen = true</script>'
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${slipped}</head>`) })
  })
  await openHydrated(page, '/aboutus')
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
  const reported = () =>
    logged.flatMap((line) => (line.includes('"csp"') ? (/"message":"([^"]*)"/.exec(line)?.[1] ?? line) : []))
  await expect
    .poll(reported)
    .toEqual(
      expect.arrayContaining([
        'script-src-elem refused https://elsewhere.example/x.js',
        'script-src-elem refused inline',
      ]),
    )
})

test('every script and style of a page has an integrity hash, and other origins and eval are refused', async ({
  page,
  stack,
}) => {
  await openHydrated(page, '/bookbloodtest')
  // Inline scripts and styles are allowed by their hash in the policy.
  // The rules that the remote's pages share, and this page's own.
  expect(await page.locator('style[data-href*="/remotes/booking/"]').count()).toBe(2)
  // The document has no hashes of the other remote: they are read when a link leads to it.
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(page.locator('script[src*="/remotes/site/"]')).not.toHaveCount(0)
  const unchecked = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel=stylesheet], link[as=script]',
      ),
    ]
      .filter(({ integrity }) => !integrity.startsWith('sha256-'))
      .map((element) => element.outerHTML),
  )
  expect(unchecked).toEqual([])

  const refused = await page.evaluate((site) => {
    const tries: Record<string, () => void> = {
      'a script of another place': () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js'
      },
      'a script of ours that is no release': () => {
        document.createElement('script').src = `${site}/files/x.js`
      },
      'an element out of text': () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      },
      'a handler out of text': () => document.createElement('div').setAttribute('onclick', 'globalThis.ran = true'),
    }
    return Object.entries(tries).flatMap(([what, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [what]
      }
    })
  }, stack.info.site)
  expect(refused).toEqual([
    'a script of another place',
    'a script of ours that is no release',
    'an element out of text',
    'a handler out of text',
  ])
})
