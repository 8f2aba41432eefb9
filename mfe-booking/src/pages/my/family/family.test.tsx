// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { My } from '@homecare/contract/my'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { aMy, aVisit } from '../../../testing/my'
import { openBooking, type BookingOptions } from '../../../testing/render-booking'

let close = () => {}
afterEach(() => close())

type FamilyLink = My['family'][number]
const aLink = (change: Partial<FamilyLink> = {}): FamilyLink => ({
  id: 'family-1',
  role: 'manages',
  state: 'confirmed',
  name: 'Grandmother',
  phoneNumber: '+971505556677',
  ...change,
})

async function open(my: My, ...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/my', {
    draft: null,
    wasSignedIn: true,
    handlers: [on('get', '/api/my', ok(my)), ...handlers],
  })
  close = page.close
  return { ...page, posts: () => page.api.calls.filter(({ method }) => method === 'POST') }
}
const family = async () => within(await screen.findByRole('region', { name: 'Your family' }))
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

test('a visit of another phone of the family says with whose phone it was booked', async () => {
  await open(aMy({ family: [aLink()], visits: [aVisit({ familyId: 'family-1' })] }))
  expect(await screen.findByText('Booked with Grandmother’s phone')).toBeTruthy()
})

test('a family member is invited by name and phone, and waits until the other has confirmed it', async () => {
  const invited = aMy({ family: [aLink({ state: 'invited' })] })
  const { posts } = await open(aMy(), on('post', '/api/my/family', ok(invited)))
  await press('Add a family member')
  type('Name', 'Grandmother')
  type('The person’s phone number', '050 555 6677')
  await press('Send the invitation')
  expect(await screen.findByText(/^The invitation is on its way/)).toBeTruthy()
  expect(posts()[0]?.body).toEqual({ name: 'Grandmother', phoneNumber: '050 555 6677' })
  expect((await family()).getByText('Not confirmed yet')).toBeTruthy()
})

test('an invitation to this phone says what the other will see before it is confirmed', async () => {
  const link = aLink({ role: 'isManagedBy', state: 'invited', name: 'Mother' })
  const confirmed = aMy({ family: [{ ...link, state: 'confirmed' }] })
  const { posts } = await open(aMy({ family: [link] }), on('post', '/api/my/family/{id}/confirm', ok(confirmed)))
  expect((await screen.findByRole('heading', { name: /050 555 6677/ })).textContent).toMatch(/manage your visits$/)
  expect(screen.getByText(/sees all your visits, the people and addresses/)).toBeTruthy()
  expect((await family()).queryByText('050 555 6677')).toBeNull()
  await press('Confirm')
  expect((await family()).getByText('Sees and manages your visits')).toBeTruthy()
  expect(posts().map(({ path }) => path)).toEqual(['/api/my/family/family-1/confirm'])
})

test.each([
  ['Decline', aLink({ role: 'isManagedBy', state: 'invited' })],
  ['Take the invitation of Grandmother back', aLink({ state: 'invited' })],
  ['End this for Grandmother', aLink()],
  ['End this for +971505556677', aLink({ role: 'isManagedBy' })],
])('“%s” ends the link between both phones', async (name, link) => {
  const { posts } = await open(aMy({ family: [link] }), on('post', '/api/my/family/{id}/end', ok(aMy())))
  await press(name)
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(posts().map(({ path }) => path)).toEqual(['/api/my/family/family-1/end'])
})

test('an invitation that the server refuses keeps the form, with the reason', async () => {
  await open(aMy(), on('post', '/api/my/family', problem('RATE_LIMITED')))
  await press('Add a family member')
  type('Name', 'Grandmother')
  type('The person’s phone number', '050 555 6677')
  await press('Send the invitation')
  expect(await screen.findByText(/^This was done too often today/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Grandmother')
})
