import { publicPages } from '../public-pages'
import { staffUser } from '../steps'
import { ENGINES } from './driver'
import { inEngine, test } from './fixtures'
import { logInAsStaff } from './journeys'
import type { EnginePage } from './engine-page'

const ADMIN_PAGES = [
  ...['services', 'bloodtests', 'day-sheet', 'money', 'slots', 'catalogue', 'staff', 'queues', 'releases', 'audit'],
  'patients',
  'cases',
].map((name) => `/admin/${name}`)

/** Phone and desktop, in CSS pixels. */
const WIDTHS = [375, 1440]

/** Opens and reloads each page at each width: there is a heading, and nothing scrolls sideways. */
async function expectPages(page: EnginePage, paths: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.resize(width, 900)
    for (const path of paths) {
      await page.open(path)
      await page.see({ css: 'h1' })
      await page.reload()
      await page.see({ css: 'h1' })
      await page.fitsAcross()
    }
  }
}

for (const engine of ENGINES)
  inEngine(engine, () => {
    test.describe.configure({ timeout: 600_000 })

    test('every public page opens and reloads', async ({ visit, request }) => {
      await expectPages(await visit(), [...(await publicPages(request)), '/login/set-password'])
    })

    test('every admin page opens and reloads', async ({ visit, stack }) => {
      const page = await visit()
      await logInAsStaff(page, staffUser(stack, 'admin'))
      await expectPages(page, ADMIN_PAGES)
    })
  })
