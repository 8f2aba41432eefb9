import { expect, type APIRequestContext } from 'playwright/test'
import { dayIn, PACKAGE, PATIENT } from '../steps'
import type { EnginePage } from './engine-page'

const H1 = 'h1'
const button = (name: string | RegExp) => ({ css: 'button, a', name })

/** From the home page by a link to a service, whose form is sent. */
export async function requestVisit(page: EnginePage, fullName: string): Promise<void> {
  await page.open('/')
  await page.click({ css: '#content a[href="/elderly-care"]' })
  await page.at(/\/elderly-care$/)
  await page.fill(/^Full name/, fullName)
  await page.fill(/^Email/, 'engines@example.com')
  await page.fill(/^Phone/, '0501234567')
  // The picker comes when a visitor turns to the form, and takes the date as it is written.
  await page.see({ css: '#content form [name=date][placeholder]' })
  const [year, month, day] = dayIn(5).split('-')
  await page.fill(/^Date/, `${month}/${day}/${year}`)
  await page.tab()
  await page.click({ css: '#content form [type=submit]' })
  await page.read(/Appointment Booked successfully!/)
}

/** From the catalogue to the confirmation with a package of the least price and more. */
export async function bookUntilConfirm(page: EnginePage, firstName: string): Promise<void> {
  await page.open('/bookbloodtest')
  await page.click(button(`Book a Test: ${PACKAGE.name}`))
  await page.at(/\/selectdate&time$/)
  await page.read(/\d\d:\d\d (Am|Pm)/)
  // The last time of the day that is shown: a package's fast can be kept until then.
  const free = { css: 'button:enabled[aria-pressed]', name: /^07:30 Pm/ }
  await page.see(free)
  await page.click(free)
  await page.click(button('Book Appointment'))
  await page.at(/\/patientdetails$/)
  for (const [label, value] of Object.entries({ ...PATIENT, 'First name': firstName }))
    await page.fill(new RegExp(`^${label}`), value)
  await page.click(button('Continue'))
  await page.at(/\/confirm$/)
}

/** Pays at the sandbox and comes back to the status page. */
export async function pay(page: EnginePage): Promise<void> {
  await page.click(button('Confirm Booking'))
  await page.see({ css: 'h1, h2', name: 'Pay by card' })
  await page.click(button(/^Pay AED/))
  await page.see({ css: H1, name: 'Payment Successful!' })
}

export async function logInAsStaff(page: EnginePage, user: { userName: string; password: string }): Promise<void> {
  await page.open('/login')
  await page.fill(/^Email/, user.userName)
  await page.fill(/^Password/, user.password)
  await page.click(button('Login'))
  await page.at(/\/admin\/services$/)
}

/** A day that is over, so that completing it needs no second thought. */
export async function pastRequest(request: APIRequestContext, fullName: string): Promise<void> {
  const data = { fullName, email: 'engines@example.com', phoneNumber: '971501234567', date: dayIn(-1) }
  const answer = await request.post('/api/contact', { data: { ...data, service: 'Nurses Visit' } })
  expect(answer.status()).toBe(201)
}

/** List, detail, complete, reload: the record keeps its new state, also when its page is opened directly. */
export async function completeRequest(page: EnginePage, fullName: string): Promise<void> {
  await page.click({ css: 'a', name: new RegExp(`^View ${fullName}`) })
  await page.see({ css: H1, name: fullName })
  await page.click(button('Complete'))
  await page.read(/Appointment completed/)
  await page.reload()
  await page.see({ css: H1, name: fullName })
  await page.seeNot(button('Complete'))
  await page.read(/Completed/)
}

export async function logOut(page: EnginePage): Promise<void> {
  await page.click(button('Log out'))
  await page.at(/\/login/)
  await page.see(button('Login'))
}

/** The same, and the payment, on Arabic pages: from an English page by the link to this one in Arabic. */
export async function bookInArabic(page: EnginePage, patient: Record<string, string>): Promise<void> {
  await page.open('/bookbloodtest')
  await page.click({ css: 'a[hreflang=ar]' })
  await page.at(/\/ar\/bookbloodtest$/)
  await page.click(button(/^حجز الباقة: .?باقة السكري والكلى/))
  await page.at(/\/ar\/selectdate&time$/)
  const free = { css: 'button:enabled[aria-pressed]', name: /7:30/ }
  await page.see(free)
  await page.click(free)
  await page.click(button('حجز الموعد'))
  await page.at(/\/ar\/patientdetails$/)
  for (const [label, value] of Object.entries(patient)) await page.fill(new RegExp(`^${label}`), value)
  await page.click(button('متابعة'))
  await page.at(/\/ar\/confirm$/)
  await page.click(button('تأكيد الحجز'))
  await page.see({ css: 'h1, h2', name: 'Pay by card' })
  await page.click(button(/^Pay AED/))
  await page.at(/\/ar\/paymentStatus/)
  await page.see({ css: H1, name: 'تم الدفع بنجاح' })
}

/** A request for care from the Arabic home page. */
export async function requestInArabic(page: EnginePage, fullName: string): Promise<void> {
  await page.open('/ar')
  await page.click({ css: '#content a[href="/ar/elderly-care"]' })
  await page.at(/\/ar\/elderly-care$/)
  await page.fill(/^الاسم الكامل/, fullName)
  await page.fill(/^البريد الإلكتروني/, 'engines@example.com')
  await page.fill(/^رقم الهاتف/, '0501234567')
  await page.see({ css: '#content form [name=date][placeholder]' })
  const [year, month, day] = dayIn(5).split('-')
  await page.fill(/^التاريخ/, `${day}/${month}/${year}`)
  await page.tab()
  await page.click({ css: '#content form [type=submit]' })
  await page.read(/استلمنا طلب الموعد بنجاح، وسنتصل بك لتأكيده/)
}
