// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DRAFT, openBooking, pressToLeave } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

async function open() {
  const booking = await openBooking('/patientdetails', { draft: DRAFT })
  close = booking.close
  await screen.findByLabelText('First name')
  return booking
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const person = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }))
const call = (number: number, value: string) =>
  fireEvent.change(screen.getByLabelText(`Full name of person ${number}`), { target: { value } })

test('a person who is added has everything in the cart, and what is taken out is neither shown nor charged', async () => {
  const { path } = await open()
  press('Add a person')
  call(2, 'Lina Saleh')
  expect(screen.getByText(/^Total for 2 people: AED\s1,040/)).toBeTruthy()
  fireEvent.click(person(2).getByLabelText(/Basic Health Package I/))
  expect(screen.getByText(/^Total for 2 people: AED\s670/)).toBeTruthy()
  await pressToLeave(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(await screen.findByText('Mariam Saleh: Basic Health Package I')).toBeTruthy()
  expect(screen.getByText('Lina Saleh: Vitamin D')).toBeTruthy()
  expect(screen.queryByText('Lina Saleh: Basic Health Package I')).toBeNull()
})

test('the summary says for whom each line is, also before anybody has a name', async () => {
  const booking = await openBooking('/patientdetails', { draft: { ...DRAFT, patient: {} } })
  close = booking.close
  await screen.findByLabelText('First name')
  press('Add a person')
  expect((await screen.findAllByText('Patient: Vitamin D')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Person 2: Vitamin D').length).toBeGreaterThan(0)
  call(2, 'Lina Saleh')
  expect((await screen.findAllByText('Lina Saleh: Vitamin D')).length).toBeGreaterThan(0)
})

test('a person without a name, without tests or with the patient’s name can’t be booked, and the field says why', async () => {
  const { path } = await open()
  press('Add a person')
  press('Continue')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  call(2, 'mariam  saleh')
  expect(await screen.findByText(/can’t have the same name/)).toBeTruthy()
  call(2, 'Lina Saleh')
  for (const box of person(2).getAllByRole('checkbox')) fireEvent.click(box)
  expect(await screen.findByText('Choose at least one test for this person')).toBeTruthy()
  expect(path()).toBe('/patientdetails')
  press('Remove person 2')
  await pressToLeave(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
})

test('adding a person leads to the name to type, and removing one back to the button', async () => {
  await open()
  for (let number = 2; number <= 6; number++) {
    press('Add a person')
    expect(document.activeElement).toBe(screen.getByLabelText(`Full name of person ${number}`))
  }
  press('Remove person 6')
  expect(document.activeElement?.textContent).toBe('Add a person')
})

test('a visit has six people at most', async () => {
  await open()
  for (let number = 2; number <= 6; number++) press('Add a person')
  expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull()
  expect(screen.getByLabelText('Full name of person 6')).toBeTruthy()
})
