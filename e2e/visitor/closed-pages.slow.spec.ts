import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The remotes that the document names, and those whose scripts it has loaded. */
async function remotesIn(page: Page): Promise<{ named: string[]; loaded: string[] }> {
  const { html, urls } = await page.evaluate(() => ({
    html: document.getElementById('shell-state')?.textContent ?? '',
    urls: performance.getEntriesByType('resource').map(({ name }) => name),
  }))
  const namesIn = (text: string) => [...new Set([...text.matchAll(/\/remotes\/(\w+)\//g)].map(([, name = '']) => name))]
  return { named: namesIn(html).sort(), loaded: namesIn(urls.join('\n')).sort() }
}

test('the way between public and closed pages loads a document, which has no other remote’s scripts', async ({
  page,
}) => {
  await page.goto('/booking')
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => remotesIn(page)).toEqual({ named: ['booking'], loaded: ['booking'] })

  // From the end of the page: the next one begins at its top.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(heading(page)).toHaveText(/about/i)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => remotesIn(page)).toEqual({ named: ['booking', 'site'], loaded: ['site'] })

  await page.goBack()
  await expect(page).toHaveURL(/\/booking$/)
  await expect(heading(page)).not.toHaveText(/about/i)
  await expect.poll(() => remotesIn(page)).toEqual({ named: ['booking'], loaded: ['booking'] })

  await page.goto('/bookbloodtest')
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click()
  await expect(heading(page)).toHaveText(/about/i)
  await expect.poll(async () => (await remotesIn(page)).loaded).toEqual(['booking', 'site'])
  // What a public remote's script can do in its own document.
  await page.evaluate(() => {
    history.pushState({}, '', '/login')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.poll(() => remotesIn(page)).toEqual({ named: ['admin'], loaded: ['admin'] })
})
