import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { bookingLink, choosePackage, chooseSlot, emailTo, PATIENT } from '../steps'

const heading = 'h1'
const AR = {
  'اسم العائلة': PATIENT['Last name'],
  'رقم الهاتف': PATIENT.Phone,
  المدينة: 'دبي',
  'رقم الشقة أو الفيلا': PATIENT['Door number'],
  'اسم المبنى': PATIENT['Building name'],
  'معلم قريب': 'مقابل الحديقة',
}

test('a booking that was begun in English is paid on Arabic pages, and its link opens it in both languages', async ({
  page,
  newVisitor,
  stack,
}) => {
  test.setTimeout(120_000)
  const email = 'both@languages.example'
  await choosePackage(page)
  await chooseSlot(page)
  await page.getByRole('textbox', { name: 'First name' }).fill(PATIENT['First name'])
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.locator('header a[hreflang=ar]:visible').first().click()
  await expect(page).toHaveURL(/\/ar\/patientdetails$/)
  await expect(page.locator(heading)).toHaveText('بيانات المريض')
  await expect(page.getByRole('textbox', { name: 'الاسم الأول' })).toHaveValue(PATIENT['First name'])
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue(email)
  for (const [label, value] of Object.entries(AR))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page).toHaveURL(/\/ar\/confirm$/)
  await expect(page.getByText('باقة السكري والكلى')).toBeVisible()
  await page.getByRole('button', { name: 'تأكيد الحجز' }).click()
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.locator(heading)).toHaveText('تم الدفع بنجاح')

  const link = bookingLink(await emailTo(stack, email, /فحص/))
  expect(new URL(link).pathname).toBe('/ar/booking')
  const other = await newVisitor()
  await other.goto(link.replace('/ar/booking', '/booking'))
  await expect(other.locator(heading)).toHaveText('Your booking')
  await expect(other.getByText('Diabetes & Nephro Package')).toBeVisible()
  await other.goto(link)
  await expect(other.locator(heading)).toHaveText('حجزك')
  await expect(other.getByText('باقة السكري والكلى')).toBeVisible()
})

test.describe('translated', () => {
  // What is translated before its script runs is made again by it.
  test.use({ allowedErrors: ['Minified React error #418'] })

  test('an Arabic page that the browser translates as well shows each text once, and booking goes on', async ({
    page,
  }) => {
    await openHydrated(page, '/ar/bookbloodtest')
    // As browsers do: each text gives its place to <font> elements, now and whenever a new one comes.
    await page.evaluate(() => {
      const translate = () => {
        observer.disconnect()
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          if (text.data.trim() === '' || text.parentElement?.closest('[translate=no], script, style, svg, font'))
            continue
          const font = document.createElement('font')
          font.textContent = `${text.data}*`
          text.replaceWith(font)
        }
        observer.observe(document.body, { childList: true, characterData: true, subtree: true })
      }
      const observer = new MutationObserver(translate)
      translate()
    })
    await page.getByRole('button', { name: /^حجز الباقة: .?باقة السكري والكلى/ }).click()
    await expect(page).toHaveURL(/\/ar\/selectdate&time$/)
    await expect(page.locator(heading)).toHaveText('اختيار التاريخ والوقت*')
    await page.locator('button:enabled[aria-pressed]').filter({ hasText: 'مساءً' }).last().click()
    await page.getByRole('button', { name: 'حجز الموعد' }).click()
    await expect(page).toHaveURL(/\/ar\/patientdetails$/)
    await expect(page.locator(heading)).toHaveText('بيانات المريض*')
    await page.getByRole('button', { name: 'متابعة' }).click()
    await expect(page.getByText('هذا الحقل مطلوب*', { exact: true }).first()).toBeVisible()
  })
})
