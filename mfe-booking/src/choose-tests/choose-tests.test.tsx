// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openBooking } from '../testing/render-booking'

let close = () => {}
afterEach(() => close())

async function open(draft: object | null = null) {
  const booking = await openBooking('/bookbloodtest', { draft })
  close = booking.close
  return booking
}

const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('the cart bar appears with the first test, counts up and says what is missing', async () => {
  await open()
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vitamin D' }))
  const bar = screen.getByRole('region', { name: 'Your booking' })
  expect(bar.textContent).toContain('AED 150.00')
  expect(bar.textContent).toContain('Add AED 151 more to get free collection')
  expect(bar.textContent).toContain('Reports in 3 days')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lipid Profile' }))
  expect(bar.textContent).toContain('AED 270.00')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vitamin D' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lipid Profile' }))
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull()
})

test('exactly 300.00 is not enough for free collection', async () => {
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sugar Water Study' }))
  expect(screen.getByRole('region', { name: 'Your booking' }).textContent).toContain(
    'Add AED 1 more to get free collection',
  )
})

test('a search matches names in any case, and other names below them under a heading', async () => {
  await open()
  search('SUGAR')
  await waitFor(() => expect(names()).toEqual(['Sugar Water Study', 'Glucose, Fasting']))
  expect(screen.getByRole('heading', { level: 3, name: 'Also known as “SUGAR”' })).toBeTruthy()
  expect(screen.getByText('2 tests match “SUGAR”')).toBeTruthy()
})

test('a search without a match offers phone and chat', async () => {
  await open()
  search('zzz')
  await screen.findByText('No test matches “zzz”')
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+97140000000')
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeTruthy()
})

test('Book a Test of a package adds it and goes to the slot', async () => {
  const { at } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Book a Test: Basic Health Package I' }))
  await waitFor(() => expect(at()).toBe('/selectdate&time'))
})

test('a test inside a chosen package can not be ticked, and a sentence says why', async () => {
  const { router, at } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Book a Test: Basic Health Package I' }))
  await waitFor(() => expect(at()).toBe('/selectdate&time'))
  await router.navigate(-1)
  await waitFor(() => expect(at()).toBe('/bookbloodtest'))
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lipid Profile' })
  const card = within(box.closest('li') as HTMLElement)
  expect(card.getByText('In your Basic Health Package I')).toBeTruthy()
  fireEvent.click(box)
  await waitFor(() =>
    expect(card.getByRole('alert').textContent).toContain('already part of your Basic Health Package I'),
  )
  expect(box.checked).toBe(false)
})

test('a draft of an older version is dropped with a sentence', async () => {
  await open({ version: 1, tests: [1] })
  expect(await screen.findByText(/from an older version of this page/)).toBeTruthy()
})

test('the page carries its own title and canonical address', async () => {
  await open()
  expect(document.title).toMatch(/^Book a Blood Test at Home/)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://care.example/bookbloodtest')
})
