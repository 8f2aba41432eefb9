import { emailTo } from '../steps'
import { ENGINES } from './driver'
import { expect, inEngine, test } from './fixtures'
import { bookInArabic, requestInArabic } from './journeys'

for (const engine of ENGINES)
  inEngine(engine, () => {
    const email = `${engine}@arabic.example`

    test('a patient books and pays on Arabic pages, and the email and the page behind its link are Arabic', async ({
      visit,
      stack,
    }) => {
      const page = await visit()
      await bookInArabic(page, {
        'الاسم الأول': 'مريم',
        'اسم العائلة': 'حداد',
        'البريد الإلكتروني': email,
        'رقم الهاتف': '٠٥٠١٢٣٤٥٦٧',
        المدينة: 'دبي',
        'رقم الشقة أو الفيلا': '1204',
        'اسم المبنى': 'برج النخيل',
        'معلم قريب': 'مقابل الحديقة',
      })
      const mail = await emailTo(stack, email, /فحص/)
      expect(mail.html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/)
      const [, link = ''] = /(https?:\/\/\S+\/ar\/booking\?\S+)/.exec(mail.text) ?? []
      await page.open(link)
      await page.read(/مريم حداد/)
      await page.fitsAcross()
    })

    test('a visitor asks for care on Arabic pages', async ({ visit }) => {
      await requestInArabic(await visit(), `نورة ${engine}`)
    })
  })
