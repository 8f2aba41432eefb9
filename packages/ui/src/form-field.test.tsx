// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-final-form'
import { afterEach, expect, test } from 'vitest'
import { focusFirstError } from './focus-first-error'
import { SelectField, TextField } from './form-field'

afterEach(cleanup)

const required = (value?: string) => (value ? undefined : 'This field is required')

const showForm = (onSubmit: () => unknown = () => undefined) =>
  render(
    <Form
      onSubmit={onSubmit as () => undefined}
      decorators={[focusFirstError]}
      initialValues={{ service: 'A' }}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <SelectField name="service" label="Service" options={['A', 'B']} validate={required} />
          <TextField name="fullName" label="Full name" hint="As on the ID" required validate={required} />
          <TextField name="email" label="Email" required validate={required} />
          <button>Send</button>
        </form>
      )}
    />,
  )

test('an untouched field shows no error', () => {
  showForm()
  expect(screen.queryByText('This field is required')).toBeNull()
})

test('a field that was left empty says so, marks itself and is described by its error and hint', () => {
  showForm()
  const field = screen.getByLabelText('Full name')
  fireEvent.focus(field)
  fireEvent.blur(field)
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(described).toEqual(['This field is required', 'As on the ID'])
})

test('a failed submit shows every error and focuses the first wrong field of the page', async () => {
  showForm()
  fireEvent.click(screen.getByText('Send'))
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')))
})

test('a server’s error on a field stays until the field is edited', async () => {
  showForm(() => Promise.resolve({ email: 'Already used' }))
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'A' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@b.example' } })
  fireEvent.click(screen.getByText('Send'))
  await screen.findByText('Already used')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'c@d.example' } })
  expect(screen.queryByText('Already used')).toBeNull()
})

test('of two forms with a field of one name, the one that was sent gets the focus', async () => {
  const form = (title: string) => (
    <Form
      key={title}
      onSubmit={() => undefined}
      decorators={[focusFirstError]}
      render={({ handleSubmit }) => (
        <form onSubmit={handleSubmit} aria-label={title}>
          <TextField name="digits" label={`Digits of ${title}`} validate={required} />
          <button>{`Open ${title}`}</button>
        </form>
      )}
    />
  )
  render(<>{['Mona', 'Lina'].map(form)}</>)
  fireEvent.click(screen.getByRole('button', { name: 'Open Lina' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Digits of Lina')))
})
