import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import {
  bookingLink,
  chooseSlot,
  choosePackage,
  confirmBooking,
  dayOfVisit,
  daySheetLink,
  emailTo,
  fillPatient,
} from '../steps'
import { publicPages } from '../public-pages'

const NARROWEST = { width: 320, height: 720 }

// What is lengthened before its script runs is made again by it.
test.use({ viewport: NARROWEST, allowedErrors: ['Minified React error #418'] })
test.describe.configure({ mode: 'parallel' })

/**
 * Runs in the page. Every text as another language may have it: each word 40 % longer, and each vowel with a mark above it. What is
 * the same in every language, such as names, numbers and codes, stays.
 */
function lengthenTexts(): void {
  const longer = (text: string): string =>
    text.replaceAll(/\p{L}+/gu, (word) => {
      const marked = word.replaceAll(/[aeiou]/gi, (vowel) => `${vowel}\u0302`.normalize('NFC'))
      return marked + marked.slice(-Math.ceil(word.length * 0.4))
    })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    if (!node.parentElement?.closest('script, style, noscript, [translate=no]') && node.textContent)
      node.textContent = longer(node.textContent)
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
    field.placeholder = longer(field.placeholder)
}

/** Runs in the page: each text that reaches beyond the screen or is cut off without an ellipsis. */
function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, textOverflow, visibility, position } = getComputedStyle(element)
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    // What only screen readers read is a point in size.
    if (!hasText || element.clientWidth === 1 || visibility !== 'visible') return false
    const isCut = overflowX === 'hidden' && textOverflow !== 'ellipsis' && position !== 'absolute'
    if (isCut && element.scrollWidth > element.clientWidth + 1) return true
    return scrollWidth > clientWidth && element.getBoundingClientRect().left + element.scrollWidth > clientWidth
  })
  const texts = found.map(
    (element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
  )
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...texts] : texts
}

async function expectRoomForLonger(page: Page): Promise<void> {
  await page.evaluate(lengthenTexts)
  await expect
    .poll(() => page.evaluate(overflowing), { message: new URL(page.url()).pathname, timeout: 3000 })
    .toEqual([])
}

test.describe('without scripts', () => {
  // A page whose texts are other than those of its script is made again by it.
  test.use({ javaScriptEnabled: false })

  test('no public page overflows the narrowest phone with texts that are 40 % longer', async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of await publicPages(page.request))
      await test.step(path, async () => {
        await page.goto(path)
        await expectRoomForLonger(page)
      })
  })
})

test('no step of a booking and no page about it overflows the narrowest phone with texts that are 40 % longer', async ({
  page,
  newVisitor,
  stack,
}) => {
  test.setTimeout(240_000)
  const email = 'longer@languages.example'
  // A lengthened page is loaded again, with its draft.
  const expectRoom = async (shown: Page = page) => {
    await expectRoomForLonger(shown)
    await shown.reload()
  }
  await choosePackage(page)
  await expect(page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ })).toHaveCount(12)
  await expectRoom()
  await chooseSlot(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectRoom()
  await fillPatient(page, { Email: email })
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm' })).toBeVisible()
  await expectRoom()
  const order = await confirmBooking(page)
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible()
  await expectRoom()
  const own = await newVisitor()
  await own.setViewportSize(NARROWEST)
  await own.goto(bookingLink(await emailTo(stack, email, /blood test/i)))
  await expect(own.getByText(order)).toBeVisible()
  await expectRoom(own)
  await dayOfVisit(stack.info.databaseUrl, order)
  await own.goto(await daySheetLink(own.request, stack))
  await expect(own.getByText('Haddad').first()).toBeVisible()
  await expectRoom(own)
})
