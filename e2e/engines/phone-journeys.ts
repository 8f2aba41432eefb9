import type { System } from '@homecare/dev-servers/system'
import { codeFor, messagesTo } from '../phones'
import type { EnginePage } from './engine-page'
import { ARABIC, button, ENGLISH, type Words } from './journeys'

/** What the owner of a phone reads and presses on the page of all visits, and on a visit's own page. */
interface PhoneWords extends Words {
  /** What this patient types otherwise, by the labels of the fields. */
  patientWith: (phone: string) => Record<string, string>
  byWhatsApp: string
  phone: RegExp
  sendCode: string
  code: RegExp
  nextVisit: RegExp
  see: RegExp
  onTheWay: RegExp
  openReport: RegExp
  birthDate: RegExp
  open: string
  frame: string
  signOut: string
  /** Messages to the phone. */
  booked: RegExp
  setOut: RegExp
}

export const ENGLISH_PHONE: PhoneWords = {
  ...ENGLISH,
  patientWith: (phone) => ({ Phone: phone }),
  byWhatsApp: 'By WhatsApp',
  phone: /^Phone number/,
  sendCode: 'Send a code',
  code: /^Code of six digits/,
  nextVisit: /Your next visit/,
  see: /^See the visit on/,
  onTheWay: /is on the way/,
  openReport: /^Open the report of/,
  birthDate: /^Date of birth of the person in this report/,
  open: 'Open my report',
  frame: 'Your laboratory report',
  signOut: 'Sign out',
  booked: /is booked/,
  setOut: /on the way to you/,
}

export const ARABIC_PHONE: PhoneWords = {
  ...ARABIC,
  patientWith: (phone) => ({ 'رقم الهاتف': phone, 'البريد الإلكتروني': 'arabic-phone@example.com' }),
  byWhatsApp: 'عبر واتساب',
  phone: /^رقم الهاتف/,
  sendCode: 'إرسال رمز التحقق',
  code: /^رمز التحقق المكوَّن من ستة أرقام/,
  nextVisit: /زيارتك التالية/,
  see: /^عرض زيارة/,
  onTheWay: /في الطريق إليك/,
  openReport: /^فتح تقرير/,
  birthDate: /^تاريخ ميلاد صاحب التقرير/,
  open: 'فتح تقريري',
  frame: 'تقرير المختبر الخاص بك',
  signOut: 'تسجيل الخروج',
  booked: /حُجزت/,
  setOut: /في الطريق إليك/,
}

/** Opens the page of all visits with the code that goes to the phone. */
export async function signInByPhone(page: EnginePage, words: PhoneWords, stack: System, phone: string): Promise<void> {
  const before = (await messagesTo(stack, phone)).length
  await page.open(`${words.folder}/my`)
  await page.fill(words.phone, phone)
  await page.click(button(words.sendCode))
  await page.see({ css: 'input', name: words.code })
  await page.fill(words.code, await codeFor(stack, phone, before))
  await page.click({ css: '#content form button[type=submit]' })
  await page.read(words.nextVisit)
}

export async function signOutOfPhone(page: EnginePage, words: PhoneWords): Promise<void> {
  await page.click(button(words.signOut))
  await page.see({ css: 'input', name: words.phone })
}
