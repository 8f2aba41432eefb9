// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { CATALOGUE_WORDS_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { openBooking } from '../../testing/render-booking'

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

let close = () => {}
afterEach(() => close())

async function openUntouched(draft: object | null = null) {
  const booking = await openBooking('/bookbloodtest', { draft })
  close = booking.close
  return booking
}

async function open(draft: object | null = null) {
  const booking = await openUntouched(draft)
  openGroups()
  return booking
}

const openGroups = () => document.querySelectorAll('summary').forEach((summary) => fireEvent.click(summary))

const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('the cart bar appears with the first test, counts up and says what is missing', async () => {
  await open()
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vitamin D' }))
  const bar = screen.getByRole('region', { name: 'Your booking' })
  expect(bar.textContent).toContain('AED\u00A0150.00')
  expect(bar.textContent).toContain('Bookings start above AED\u00A0300: add AED\u00A0151')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lipid Profile' }))
  expect(bar.textContent).toContain('AED\u00A0270.00')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vitamin D' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lipid Profile' }))
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull()
})

const cart = () => within(screen.getByRole('region', { name: 'Your booking' }))

test('a total of exactly 300.00 is below the minimum', async () => {
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sugar Water Study' }))
  expect(cart().getByText('Bookings start above AED 300: add AED 1')).toBeTruthy()
})

test('below the minimum the button can be focused, explains why it is disabled, and does not navigate', async () => {
  const { path } = await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vitamin D' }))
  const button = cart().getByRole('button', { name: 'Book a Test' })
  expect(button).toHaveProperty('disabled', false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bookings start above AED\u00A0300: add AED\u00A0151',
  )
  fireEvent.click(button)
  expect(cart().getByRole('alert').textContent).toContain('Add tests for AED\u00A0151 or more')
  expect(path()).toBe('/bookbloodtest')
})

test('an item that reaches the minimum is offered and added with one click, without leaving the page', async () => {
  const { path } = await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lipid Profile' }))
  // Of 300 for a test that makes 420 and 370 for a package that contains the ticked one.
  fireEvent.click(cart().getByRole('button', { name: 'Add Basic Health Package I, AED\u00A0370' }))
  expect(cart().getByText('AED 370.00')).toBeTruthy()
  const next = cart().getByRole('link', { name: 'Book a Test' })
  expect(next.getAttribute('href')).toBe('/selectdate&time')
  expect(document.activeElement).toBe(next)
  expect(path()).toBe('/bookbloodtest')
})

test('the cart promises the report of its slowest test', async () => {
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sugar Water Study' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lipid Profile' }))
  expect(cart().getByText('Report in 24 hours')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vitamin D' }))
  expect(cart().getByText('Report in 4 days')).toBeTruthy()
})

test('the cart comes before the list of tests, and a link leads to it from the search', async () => {
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vitamin D' }))
  const region = screen.getByRole('region', { name: 'Your booking' })
  const search = screen.getByRole('searchbox')
  const link = screen.getByRole('link', { name: 'Go to your booking' })
  expect(search.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(link.getAttribute('href')).toBe(`#${region.id}`)
  const [first] = screen.getAllByRole('checkbox')
  expect(region.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a search lists what has the word in its name, and below a heading what is related to it', async () => {
  const { api } = await openUntouched()
  const tests = CATALOGUE_WORDS_ANSWER.tests.map((each) =>
    each.id === 2 ? { ...each, synonyms: ['vitamin fat'] } : each,
  )
  api.use(on('get', '/api/catalogue-words', ok({ tests })))
  search('vitamin')
  await waitFor(() => expect(names()).toEqual(['Vitamin D', 'Lipid Profile']))
  const heading = screen.getByRole('heading', { level: 3, name: 'Related to “vitamin”' })
  const [byName, related] = screen.getAllByRole('checkbox')
  expect(heading.compareDocumentPosition(byName as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(heading.compareDocumentPosition(related as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what people usually mean comes before a rarer test that has the word in its name', async () => {
  await open()
  search('SUGAR')
  await waitFor(() => expect(names()).toEqual(['Glucose, Fasting', 'Sugar Water Study']))
  expect(screen.getByRole('heading', { level: 3, name: 'Related to “SUGAR”' })).toBeTruthy()
  expect(screen.getByText('2 results for “SUGAR”')).toBeTruthy()
})

test('a search whose words can’t be loaded says so and can be tried again, and the catalogue stays', async () => {
  const { api } = await openUntouched()
  api.use(on('get', '/api/catalogue-words', noConnection))
  search('sugar')
  expect(await screen.findByText(/The search could not be loaded/)).toBeTruthy()
  api.use(on('get', '/api/catalogue-words', ok(CATALOGUE_WORDS_ANSWER)))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 results for “sugar”')).toBeTruthy()
})

test('a test that staff have added since the page was made is no result, since it can’t be chosen', async () => {
  const { api } = await openUntouched()
  const { tests } = CATALOGUE_WORDS_ANSWER
  const added = tests.slice(0, 1).map((test) => ({ ...test, id: 99, synonyms: ['sugar'] }))
  api.use(on('get', '/api/catalogue-words', ok({ tests: [...tests, ...added] })))
  search('sugar')
  expect(await screen.findByText('2 results for “sugar”')).toBeTruthy()
})

test('a package is among the results of a search, and can be booked there', async () => {
  const { path } = await open()
  search('health package')
  fireEvent.click(await screen.findByRole('button', { name: 'Book a Test: Basic Health Package I' }))
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
})

test('a topic lists its tests instead of the whole catalogue, and pressing it again brings that back', async () => {
  await open()
  const topic = screen.getByRole('button', { name: 'No fasting' })
  fireEvent.click(topic)
  expect(names()).toEqual(['Vitamin D', 'Sugar Water Study'])
  fireEvent.click(topic)
  expect(screen.getByRole('heading', { level: 2, name: 'Health packages' })).toBeTruthy()
})

test('a group that was opened is still open after a search is cleared', async () => {
  await open()
  search('vitamin')
  await screen.findByText('1 result for “vitamin”')
  expect(screen.queryByRole('heading', { level: 2, name: 'All single tests' })).toBeNull()
  search('')
  expect(screen.getByRole('heading', { level: 2, name: 'All single tests' })).toBeTruthy()
  expect(names()).toContain('Lipid Profile')
})

test('typing ends a topic, and a topic clears the search', async () => {
  await open()
  const topic = screen.getByRole('button', { name: 'No fasting' })
  fireEvent.click(topic)
  search('vitamin')
  expect(topic.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(topic)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

test('the comparison says of every test and package whether it is included', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Compare packages' }))
  const table = within(await screen.findByRole('table'))
  await table.findByText('What Lipid Profile tells you.')
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'TestBasic Health Package I',
    'PriceAED\u00A0370Book a Test',
    'What it tells youA first look at sugar and fats.',
    'Glucose, FastingWhat Glucose, Fasting tells you.included',
    'Lipid ProfileWhat Lipid Profile tells you.included',
  ])
})

test('a package of the comparison can be booked there', async () => {
  const { path } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Compare packages' }))
  const table = within(await screen.findByRole('table'))
  fireEvent.click(table.getByRole('button', { name: 'Book a Test: Basic Health Package I' }))
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
})

test('a search without a match is announced and offers phone and chat', async () => {
  await open()
  search('zzz')
  const sentence = await screen.findByText('No test or package matches “zzz”')
  expect(sentence.closest('[role="status"]')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+97140000000')
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeTruthy()
})

test('Book a Test of a package adds it and goes to the slot', async () => {
  const { path } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Book a Test: Basic Health Package I' }))
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
})

test('a test inside a chosen package can not be ticked, and a sentence says why', async () => {
  const { router, path } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Book a Test: Basic Health Package I' }))
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
  await router.navigate(-1)
  await waitFor(() => expect(path()).toBe('/bookbloodtest'))
  await screen.findByRole('heading', { level: 2, name: 'All single tests' })
  openGroups()
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lipid Profile' })
  const card = within(box.closest('li') as HTMLElement)
  expect(card.getByText('In your Basic Health Package I')).toBeTruthy()
  fireEvent.click(box)
  await waitFor(() =>
    expect(card.getByRole('alert').textContent).toContain('already part of your Basic Health Package I'),
  )
  expect(box.checked).toBe(false)
})

test('a draft of an older version is discarded with a message', async () => {
  await open({ version: 1, tests: [1] })
  expect(await screen.findByText(/from an older version of this page/)).toBeTruthy()
})

test('the page has its own title and canonical URL', async () => {
  await open()
  expect(document.title).toMatch(/^Book a Blood Test at Home/)
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain(
    'https://care.example/pictures/shared/bookbloodtest.png?v=',
  )
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://care.example/bookbloodtest')
})

test('a link with a package books it and goes on to the day, and going back does not book it again', async () => {
  const booking = await openBooking('/bookbloodtest?package=1', { draft: null })
  close = booking.close
  await waitFor(() => expect(booking.path()).toBe('/selectdate&time'))
  await booking.router.navigate(-1)
  await waitFor(() => expect(booking.path()).toBe('/bookbloodtest'))
  expect(booking.router.state.location.search).toBe('')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Basic Health Package I' }))
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull()
})

test('a link with a test adds it and stays in the catalogue, under an address without it', async () => {
  const booking = await openBooking('/bookbloodtest?test=2', { draft: null })
  close = booking.close
  expect(await screen.findByRole('region', { name: 'Your booking' })).toBeTruthy()
  expect([booking.path(), booking.router.state.location.search]).toEqual(['/bookbloodtest', ''])
  expect(cart().getByText('AED 120.00')).toBeTruthy()
})

test('a link with a package that is not offered opens the catalogue and chooses nothing', async () => {
  const booking = await openBooking('/bookbloodtest?package=nonsense', { draft: null })
  close = booking.close
  await waitFor(() => expect(booking.router.state.location.search).toBe(''))
  expect(booking.path()).toBe('/bookbloodtest')
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull()
})

test('a search without a result is counted once; one with a phone number stays in the browser', async () => {
  const { api } = await open()
  const counted = () => api.calls.filter(({ path }) => path.endsWith('/missed-searches'))
  search('050 123 4567')
  await screen.findByText(/050 123 4567/)
  search('zzqqxx')
  await waitFor(() => expect(counted().map(({ body }) => body)).toEqual([{ text: 'zzqqxx' }]), { timeout: 5_000 })
})
