import { emailTo } from '../steps'
import { ENGINES } from './driver'
import { expect, inEngine, test } from './fixtures'
import { ARABIC, bookAndPay, requestVisit } from './journeys'

for (const engine of ENGINES)
  inEngine(engine, () => {
    const email = `${engine}@arabic.example`

    test('a patient books and pays on Arabic pages, and the email and the page behind its link are Arabic', async ({
      visit,
      stack,
    }) => {
      const page = await visit()
      await page.open('/bookbloodtest')
      await page.click({ css: 'a[hreflang=ar]' })
      await page.at(/\/ar\/bookbloodtest$/)
      await bookAndPay(page, ARABIC, { 'البريد الإلكتروني': email })
      const mail = await emailTo(stack, email, /فحص/)
      expect(mail.html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/)
      const [, link = ''] = /(https?:\/\/\S+\/ar\/booking\?\S+)/.exec(mail.text) ?? []
      await page.open(link)
      await page.read(/مريم حداد/)
      await page.fitsAcross()
    })

    test('a visitor asks for care on Arabic pages', async ({ visit }) => {
      await requestVisit(await visit(), ARABIC, `نورة ${engine}`)
    })
  })
