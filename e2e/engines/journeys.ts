import { expect, type APIRequestContext } from 'playwright/test'
import { dayIn, PACKAGE, PATIENT } from '../steps'
import type { EnginePage } from './engine-page'

const H1 = 'h1'
export const button = (name: string | RegExp) => ({ css: 'button, a', name })
const [year, month, day] = dayIn(5).split('-')

/** What a visitor reads and types on the pages of a language. */
export interface Words {
  /** What the language's addresses begin with. */
  folder: string
  fullName: RegExp
  /** Labels of the other fields of a form for care, and what is typed there. */
  request: [label: RegExp, text: string][]
  requested: RegExp
  choosePackage: string | RegExp
  /** The last time of the day that is shown: a package's fast can be kept until then. */
  lastTime: RegExp
  bookAppointment: string
  patient: Record<string, string>
  next: string
  confirm: string
  paid: string
}

export const ENGLISH: Words = {
  folder: '',
  fullName: /^Full name/,
  request: [
    [/^Email/, 'engines@example.com'],
    [/^Phone/, '0501234567'],
    [/^Date/, `${month}/${day}/${year}`],
  ],
  requested: /Appointment Booked successfully!/,
  choosePackage: `Book a Test: ${PACKAGE.name}`,
  lastTime: /^07:30 Pm/,
  bookAppointment: 'Book Appointment',
  patient: PATIENT,
  next: 'Continue',
  confirm: 'Confirm Booking',
  paid: 'Payment Successful!',
}

export const ARABIC: Words = {
  folder: '/ar',
  fullName: /^الاسم الكامل/,
  request: [
    [/^البريد الإلكتروني/, 'engines@example.com'],
    [/^رقم الهاتف/, '0501234567'],
    [/^التاريخ/, `${day}/${month}/${year}`],
  ],
  requested: /استلمنا طلب الموعد بنجاح، وسنتصل بك لتأكيده/,
  choosePackage: /^حجز الباقة: .?باقة السكري والكلى/,
  lastTime: /7:30/,
  bookAppointment: 'حجز الموعد',
  patient: {
    'الاسم الأول': 'مريم',
    'اسم العائلة': 'حداد',
    'رقم الهاتف': '٠٥٠١٢٣٤٥٦٧',
    المدينة: 'دبي',
    'رقم الشقة أو الفيلا': '1204',
    'اسم المبنى': 'برج النخيل',
    'معلم قريب': 'مقابل الحديقة',
  },
  next: 'متابعة',
  confirm: 'تأكيد الحجز',
  paid: 'تم الدفع بنجاح',
}

/** From the home page by a link to a service, whose form is sent. */
export async function requestVisit(page: EnginePage, words: Words, fullName: string): Promise<void> {
  await page.open(words.folder || '/')
  await page.click({ css: `#content a[href="${words.folder}/elderly-care"]` })
  await page.at(new RegExp(`${words.folder}/elderly-care$`))
  await page.fill(words.fullName, fullName)
  // The picker comes when a visitor turns to the form, and takes the date as it is written.
  await page.see({ css: '#content form [name=date][placeholder]' })
  for (const [label, text] of words.request) await page.fill(label, text)
  await page.tab()
  await page.click({ css: '#content form [type=submit]' })
  await page.read(words.requested)
}

/** From the catalogue to the payment of a package of the least price and more. `way` is the label of how news comes. */
export async function bookAndPay(
  page: EnginePage,
  words: Words,
  patient: Record<string, string>,
  way?: string,
): Promise<void> {
  await page.click(button(words.choosePackage))
  await page.at(new RegExp(`${words.folder}/selectdate&time$`))
  const free = { css: 'button:enabled[aria-pressed]', name: words.lastTime }
  await page.see(free)
  await page.click(free)
  await page.click(button(words.bookAppointment))
  await page.at(new RegExp(`${words.folder}/patientdetails$`))
  for (const [label, value] of Object.entries({ ...words.patient, ...patient }))
    await page.fill(new RegExp(`^${label}`), value)
  if (way !== undefined) await page.click({ css: '[role=radiogroup] label', name: way })
  await page.click(button(words.next))
  await page.at(new RegExp(`${words.folder}/confirm$`))
  await page.click(button(words.confirm))
  await payByCard(page, words)
}

/** From the card page to the status of the payment. */
export async function payByCard(page: EnginePage, words: Words): Promise<void> {
  await page.see({ css: 'h1, h2', name: 'Pay by card' })
  await page.click(button(/^Pay AED/))
  await page.at(new RegExp(`${words.folder}/paymentStatus`))
  await page.see({ css: H1, name: words.paid })
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
