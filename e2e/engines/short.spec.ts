import { daySheetLink, PATIENT, staffUser } from '../steps'
import { ENGINES } from './driver'
import { inEngine, test } from './fixtures'
import { bookAndPay, completeRequest, ENGLISH, logInAsStaff, logOut, pastRequest, requestVisit } from './journeys'

// Both workers share them.
test.describe.configure({ mode: 'parallel' })

// One short journey for each kind of user.
for (const engine of ENGINES)
  inEngine(engine, () => {
    const guest = `Rana ${engine}`

    test('a visitor reads a service page and requests a visit', async ({ visit }) => {
      await requestVisit(await visit(), ENGLISH, guest)
    })

    test('a patient books and pays; the nurse opens the day sheet from its link', async ({ visit, stack, request }) => {
      const page = await visit()
      await page.open('/bookbloodtest')
      await bookAndPay(page, ENGLISH, { 'First name': guest })
      const patient = `${guest} ${PATIENT['Last name']}`
      await page.open(await daySheetLink(request, stack, patient))
      await page.read(new RegExp(patient))
      await page.see({ css: 'a[href="tel:+971501234567"]' })
    })

    test('staff log in, complete a request, reload it and log out', async ({ visit, stack, request }) => {
      await pastRequest(request, guest)
      const page = await visit()
      await logInAsStaff(page, staffUser(stack, 'coordinator'))
      await completeRequest(page, guest)
      await logOut(page)
    })
  })
