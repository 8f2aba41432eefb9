import { deskFor } from '../desk'
import { linkIn, messageTo, newPhone, orderIn } from '../phones'
import { dayIn, PACKAGE, PATIENT, payOrder, staffUser, visitSoon } from '../steps'
import { ENGINES } from './driver'
import { expect, inEngine, test } from './fixtures'
import { bookAndPay, button, ENGLISH, logInAsStaff, logOut, payByCard } from './journeys'
import { ARABIC_PHONE, ENGLISH_PHONE, signInByPhone, signOutOfPhone } from './phone-journeys'

// Both workers share them.
test.describe.configure({ mode: 'parallel' })

const BORN = { typed: '25/3/1988', birthDate: '1988-03-25' }

for (const [engine, words, language] of [
  ...ENGINES.map((name) => [name, ENGLISH_PHONE, 'English'] as const),
  ['webkit', ARABIC_PHONE, 'Arabic'] as const,
])
  inEngine(engine, () => {
    test(`a patient books in ${language} with news by WhatsApp, sees that the nurse is on the way, and opens the report from all visits`, async ({
      visit,
      stack,
      request,
    }) => {
      const phone = newPhone()
      const page = await visit()
      await page.open(`${words.folder}/bookbloodtest`)
      await bookAndPay(page, words, words.patientWith(phone), words.byWhatsApp)
      const booked = await messageTo(stack, phone, words.booked)
      expect(booked.channel).toBe('whatsapp')
      const order = orderIn(booked)
      await visitSoon(stack.info.databaseUrl, order)
      const desk = await deskFor(request, stack, order)
      await desk.enter('onTheWay')
      expect(linkIn(await messageTo(stack, phone, words.setOut))).toContain(`${words.folder}/booking?`)

      await signInByPhone(page, words, stack, phone)
      await page.click({ css: 'a', name: words.see })
      await page.read(words.onTheWay)
      await page.fitsAcross()
      await desk.enter('arrived')
      const people = [{ person: 0, birthDate: BORN.birthDate, sex: 'female' as const }]
      await desk.enter('sampleTaken', { tubes: 2, fasted: true, people })
      await desk.releaseReport()

      await page.open(`${words.folder}/my`)
      await page.click({ css: 'a', name: words.openReport })
      await page.fill(words.birthDate, BORN.typed)
      await page.click(button(words.open))
      await page.see({ css: `iframe[title="${words.frame}"]` })
    })
  })

for (const engine of ENGINES)
  inEngine(engine, () => {
    const words = ENGLISH_PHONE

    test('one of a family of three sees the visits of both others once they have confirmed it', async ({
      visit,
      stack,
      request,
    }) => {
      const family = ['Lina', 'Samira', 'Adam'].map((name) => ({ name, phone: newPhone() }))
      for (const { name, phone } of family)
        await payOrder(request, { 'First name': name, Phone: phone, Email: `${name}-${phone}@family.example` })
      const [daughter, ...parents] = family
      const page = await visit()
      await signInByPhone(page, words, stack, daughter?.phone ?? '')
      for (const { name, phone } of parents) {
        await page.click(button('Add a family member'))
        await page.fill('Name', name)
        await page.fill(/^The person’s phone number/, phone)
        await page.click(button('Send the invitation'))
        await page.see(button(`Take the invitation of ${name} back`))
      }
      expect(await page.text()).not.toContain('Samira Haddad')
      await signOutOfPhone(page, words)

      for (const { phone } of parents) {
        await signInByPhone(page, words, stack, phone)
        await page.read(/sees all your visits/)
        await page.click(button('Confirm'))
        await page.read(/Sees and manages your visits/)
        await signOutOfPhone(page, words)
      }

      await signInByPhone(page, words, stack, daughter?.phone ?? '')
      for (const { name } of parents) {
        await page.see({ css: 'article', name: new RegExp(`${name} Haddad.*Booked with ${name}’s phone`) })
      }
      await page.fitsAcross()
    })

    test('staff book a caller without email, who gets the pay link by SMS and pays', async ({ visit, stack }) => {
      const phone = newPhone()
      const page = await visit()
      await logInAsStaff(page, staffUser(stack, 'coordinator'))
      await page.open('/admin/new-booking')
      await page.fill('Search tests and packages', PACKAGE.name)
      await page.click({ css: 'button', name: new RegExp(`^Add ${PACKAGE.name}`) })
      const [year, month, day] = dayIn(1).split('-')
      // The picker comes with the pointer. A click would open the browser's own calendar, over what follows.
      await page.evaluate(() => document.querySelector('input[name=day]')?.dispatchEvent(new Event('pointerover')))
      await page.see({ css: 'input[name=day][placeholder]' })
      await page.fill('Day', `${month}/${day}/${year}`)
      await page.tab()
      await page.see({ css: '[role=group]', name: new RegExp(`^Times on .*\\b${Number(day)}\\b`) })
      await page.click({ css: 'button:enabled[aria-pressed]', name: /^07:30 Pm/ })
      await page.read(/is held for this call until/)
      await page.choose(/^News of the visit/, 'SMS')
      const caller = {
        'Full name': 'Samira Haddad',
        'Phone number(?! or)': phone,
        'Door number': PATIENT['Door number'],
        'Building name': PATIENT['Building name'],
        Landmark: PATIENT.Landmark,
        City: PATIENT.City,
      }
      for (const [label, value] of Object.entries(caller)) await page.fill(new RegExp(`^${label}`), value)
      await page.click(button('Create and send the pay link'))
      await page.read(/To paste into a chat/)
      await logOut(page)

      const link = await messageTo(stack, phone, /We hold a time/)
      expect(link.channel).toBe('sms')
      await page.open(linkIn(link))
      await page.click(button(/^Pay AED/))
      await payByCard(page, ENGLISH)
      expect((await messageTo(stack, phone, words.booked)).channel).toBe('sms')
    })
  })
