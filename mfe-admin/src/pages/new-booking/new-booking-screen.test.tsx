// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays } from '@homecare/domain/dates'
import { neverAnswers, noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue, day, link, TODAY } from '../../testing/callers'
import { aNurse, aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { adminUser, sara, vera } from '../../testing/people'
import { callerApi, NEW_BOOKING as PAGE, press, write } from '../../testing/take-call'

const api = callerApi()
const { bodies, takeCall } = api

describe('a new booking on the phone', () => {
  test('holds the chosen time while staff talk, takes over a known caller, and ends with the pay link', async () => {
    await takeCall()
    await press('Create and send the pay link')
    expect(await screen.findByText('Booking ORD-1 is created')).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('DIV')
    expect(document.activeElement?.textContent).toMatch(/Booking ORD-1 is created.*Next caller/)
    expect(bodies('/seat')).toEqual([{ date: TODAY, time: '10:00 Am' }])
    expect(bodies('/booking')).toMatchObject([
      { amount: 370, username: 'Mona Haddad', phoneNumber: '0501234567', doorNo: '12', building: 'Sunrise Tower' },
    ])
    const text = screen.getByLabelText<HTMLTextAreaElement>('To paste into a chat').value
    expect(text).toMatch(
      /please pay AED.370.00 by card on this page to book it: https:\/\/care\.example\/pay\?orderId=ORD-1&token=t$/,
    )
    const chat = screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')
    expect(chat).toBe(`https://wa.me/971501234567?text=${encodeURIComponent(text)}`)
    await press('Next caller')
    expect(document.activeElement?.textContent).toBe('Blood test')
  })

  test('takes over flat or villa with a known address, and asks a new caller for area, kind of home and landmark as the form of visitors does', async () => {
    await takeCall()
    const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
    expect([choice('Flat'), choice('Villa')]).toEqual([false, true])
    fireEvent.click(screen.getByRole('radio', { name: 'Flat' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'There is no landmark' }))
    write('Area', 'Deira')
    const fields = ['City', 'Door number', 'Building name', 'Landmark']
    expect(fields.map((name) => screen.getByLabelText<HTMLInputElement>(name).autocomplete)).toEqual(
      fields.map(() => 'off'),
    )
    expect(screen.queryByRole('button', { name: /pin/ })).toBeNull()
    await press('Create and send the pay link')
    await screen.findByText('Booking ORD-1 is created')
    expect(bodies('/booking')).toMatchObject([
      { doorNo: '12', city: 'Deira, Dubai', landmark: 'None', home: { kind: 'flat', pin: null } },
    ])
  })

  test('says at the tests, the times and the details what is missing, all together, with the focus on the first', async () => {
    openPage(api.server.apiBase, PAGE, sara)
    const search = await screen.findByRole('searchbox', { name: /Search tests/ })
    await press('Create and send the pay link')
    const part = (name: string) => within(screen.getByRole('region', { name }))
    expect(await part('Tests and packages').findByText('Choose at least one test or package.')).toBeTruthy()
    expect(part('Day and time').getByText('Choose a day and time.')).toBeTruthy()
    expect(part('Patient').getAllByText('This field is required')).toHaveLength(7)
    await waitFor(() => expect(document.activeElement).toBe(search))
    fireEvent.change(search, { target: { value: 'basic' } })
    await press(/^Add Basic Package/)
    expect(screen.queryByText('Choose at least one test or package.')).toBeNull()
    expect(bodies('/booking')).toEqual([])
  })

  test('sends the language that staff chose for the caller, before that English, or the last one of a known caller', async () => {
    openPage(api.server.apiBase, PAGE, sara)
    expect((await screen.findByLabelText<HTMLSelectElement>('Language')).value).toBe('en')
    cleanup()
    await takeCall()
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('ar')
    write('Language', 'en')
    write('Language', 'ar')
    await press('Create and send the pay link')
    await screen.findByText('Booking ORD-1 is created')
    expect(bodies('/booking')).toMatchObject([{ locale: 'ar' }])
  })

  test('takes other people with their tests, and says what is missing of them before it sends anything', async () => {
    await takeCall()
    await press('Add a person')
    await press('Create and send the pay link')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(bodies('/booking')).toEqual([])
    write('Full name of person 2', 'mona haddad')
    expect(await screen.findByText(/can’t have the same name/)).toBeTruthy()
    write('Full name of person 2', 'Lina Haddad')
    expect(screen.getByText(/^Total for 2 people: AED.740/)).toBeTruthy()
    expect(screen.getByText('Lina Haddad: Basic Package')).toBeTruthy()
    const own = screen.getByRole('group', { name: 'Tests for the patient' })
    fireEvent.click(within(own).getByRole('checkbox', { name: /Basic Package/ }))
    await press('Create and send the pay link')
    await screen.findByText('Booking ORD-1 is created')
    expect(bodies('/booking')).toMatchObject([
      { amount: 370, username: 'Mona Haddad', people: ['Lina Haddad'], tests: [{ id: 1, kind: 'package', person: 1 }] },
    ])
  })

  test('begins with the caller: one press takes over the details and what is still offered of the last booking', async () => {
    openPage(api.server.apiBase, PAGE, sara)
    await screen.findByRole('searchbox', { name: /Search tests/ })
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Has the caller been here before?')
    write('Phone number or email', '+971 50 123 4567')
    await press('Find')
    expect(await screen.findByText('Last time: Basic Package, Withdrawn test')).toBeTruthy()
    await press('Same as last time for Mona Haddad')
    expect(await screen.findByRole('button', { name: /^Remove Basic Package/ })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Day'))
    await press('10:00 Am')
    await screen.findByText(/is held for this call/)
    await press('Create and send the pay link')
    await screen.findByText('Booking ORD-1 is created')
    expect(bodies('/booking')).toMatchObject([{ username: 'Mona Haddad', tests: [{ id: 1, kind: 'package' }] }])
  })

  test('has no field for a card, and says what never to ask for', async () => {
    openPage(api.server.apiBase, PAGE, sara)
    expect(await screen.findByText(/Never ask for a card number/)).toBeTruthy()
    const names = [...document.querySelectorAll('input')].map((input) => `${input.name} ${input.autocomplete}`)
    expect(names.filter((name) => /card|cvv|cc-/i.test(name))).toEqual([])
  })

  test('shows the new price when it has changed, and sends nothing until staff create it again', async () => {
    api.server.use(on('post', '/api/callers/{callId}/booking', () => problem('PRICE_CHANGED', { total: 400 })))
    await takeCall()
    api.server.use(on('get', '/api/catalogue', () => ok(catalogue(400))))
    await press('Create and send the pay link')
    expect(await screen.findByText(/A price has changed/)).toBeTruthy()
    expect((await screen.findAllByText(/^AED.400.00$/)).length).toBeGreaterThan(0)
  })

  test('keeps what was typed when the session ends in the middle of the call', async () => {
    const { session } = await takeCall()
    act(() => session.set(null))
    await screen.findByRole('heading', { name: 'Staff login' })
    act(() => session.set(sara))
    expect(await screen.findByDisplayValue('Mona Haddad')).toBeTruthy()
    expect((await screen.findAllByText('Basic Package')).length).toBeGreaterThan(0)
    expect(screen.getByText(/is held for this call/)).toBeTruthy()
  })

  test('says so when all nurses have left, with the next step', async () => {
    api.server.use(
      on('get', '/api/slots', () =>
        ok({ date: TODAY, lastDate: addDays(TODAY, 60), ways: ['email'], slots: day('closed') }),
      ),
      on('get', '/api/nurses', () => ok(aNurseList([aNurse({ leftOn: TODAY })]))),
    )
    openPage(api.server.apiBase, PAGE, adminUser)
    expect(await screen.findByText(/No nurse works here any more, so nothing can be booked/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add a nurse' }).getAttribute('href')).toBe('/admin/nurses')
  })

  test('asks whether two people whose names look the same are two, and sends the answer', async () => {
    api.server.use(on('post', '/api/callers/{callId}/booking', () => problem('SAME_PERSON')))
    await takeCall()
    await press('Add a person')
    write('Full name of person 2', 'Mona Haddаd')
    await press('Create and send the pay link')
    const dialog = await screen.findByRole('dialog', { name: 'Are these two different people?' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    api.server.use(on('post', '/api/callers/{callId}/booking', () => ok(link())))
    await press('Yes, two different people')
    expect(await screen.findByText('Booking ORD-1 is created')).toBeTruthy()
    const [first, second] = bodies('/booking')
    expect(first).not.toHaveProperty('confirmDifferentPeople')
    expect(second).toEqual({ ...first, confirmDifferentPeople: true })
  })

  test('is not part of a viewer’s role', async () => {
    openPage(api.server.apiBase, PAGE, vera)
    expect(await screen.findByText('This page is not part of your role')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'New booking' })).toBeNull()
  })

  test('is opened by a key on every screen', async () => {
    const page = openPage(api.server.apiBase, '/admin/staff', sara)
    await screen.findByRole('heading', { name: 'This page is not part of your role' })
    fireEvent.keyDown(document.body, { key: 'b' })
    await waitFor(() => expect(page.path()).toBe(PAGE))
  })
})

describe('the pay link', () => {
  test('is sent to a corrected address', async () => {
    api.server.use(
      on('post', '/api/bloodtests/{id}/pay-link', () => ok(link({ version: 1, email: 'right@example.com' }))),
    )
    const page = await takeCall()
    await press('Create and send the pay link')
    await screen.findByText('Booking ORD-1 is created')
    write(/^Email/, 'right@example.com')
    await press('Send again')
    await waitFor(() => expect(page.notifications).toEqual(['success: The link is on its way to right@example.com']))
    expect(bodies('/pay-link')).toEqual([{ version: 0, email: 'right@example.com' }])
  })
})

describe('a caller without email', () => {
  beforeEach(() =>
    api.server.use(
      on('get', '/api/slots', () =>
        ok({ date: TODAY, lastDate: addDays(TODAY, 60), ways: ['email', 'sms', 'whatsapp'], slots: day() }),
      ),
    ),
  )

  test('gets the news on the phone, and the pay link says where it went', async () => {
    const sent = link({ email: '', contactBy: 'whatsapp' })
    api.server.use(
      on('post', '/api/callers/{callId}/booking', () => ok(sent)),
      on('get', '/api/bloodtests/{id}/pay-link', () => ok(sent)),
      on('post', '/api/bloodtests/{id}/pay-link', () => ok(sent)),
    )
    await takeCall()
    const choice = await screen.findByLabelText<HTMLSelectElement>('News of the visit')
    expect([...choice.options].map(({ text }) => text)).toEqual(['WhatsApp', 'SMS', 'Email'])
    write(/^Email/, '')
    await press('Create and send the pay link')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    write('News of the visit', 'whatsapp')
    await press('Create and send the pay link')
    expect(await screen.findByText(/^The link went to 050.123.4567 by WhatsApp\.$/)).toBeTruthy()
    expect(bodies('/booking')).toMatchObject([{ email: '', contactBy: 'whatsapp' }])
    expect(screen.getByText(/^The link goes to 050.123.4567 by WhatsApp, and the time is held/)).toBeTruthy()
    expect(screen.queryByLabelText(/^Email/)).toBeNull()
    await press('Send again')
    await waitFor(() => expect(bodies('/pay-link')).toEqual([{ version: 0 }]))
  })

  test('is not asked about where email is the only way', async () => {
    api.server.use(
      on('get', '/api/slots', () => ok({ date: TODAY, lastDate: addDays(TODAY, 60), ways: ['email'], slots: day() })),
    )
    await takeCall()
    expect(screen.queryByLabelText('News of the visit')).toBeNull()
  })
})

describe('a request on the phone', () => {
  test('is made like the form of a service page, and a second click is the same request', async () => {
    api.server.use(on('post', '/api/callers/requests', () => problem('UNAVAILABLE')))
    openPage(api.server.apiBase, PAGE, sara)
    await press('Another service')
    write(/^Full name/, 'Mona Haddad')
    write(/^Phone number(?! or)/, '0501234567')
    write(/^Email/, 'mona@example.com')
    write(/^Service/, 'Elderly Care')
    write(/^Wanted day/, TODAY)
    await press('Create the request')
    await screen.findByRole('alert')
    api.server.use(on('post', '/api/callers/requests', () => ok({ id: 'request-1', orderId: 'ORD-7' })))
    await press('Create the request')
    expect(await screen.findByText('Request ORD-7 is created')).toBeTruthy()
    const [first, second] = bodies('/callers/requests')
    expect(first).toMatchObject({ service: 'Elderly Care', date: TODAY })
    expect(second).toEqual(first)
  })
})

describe('creating while the tests are not here', () => {
  test.each([
    ['are still loading', neverAnswers, 'The tests are still loading. Press again as soon as they are here.'],
    ['could not be loaded', noConnection, 'The tests could not be loaded.'],
  ])('says that they %s, and sends nothing', async (_, reply, sentence) => {
    api.server.use(on('get', '/api/catalogue', reply))
    openPage(api.server.apiBase, PAGE, sara)
    await press('Create and send the pay link')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(bodies('/booking')).toEqual([])
  })
})
