// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextAreaField, TextField } from './form-field'
import { UnplacedErrors } from './server-errors'
import { ServerForm } from './server-form'

afterEach(cleanup)

interface Values {
  fullName?: string
  phone?: string
  note?: string
}
const INITIAL = { fullName: 'Mona', phone: '0501234567', note: 'Hello' }
const NAMES = { phoneNumber: 'phone' }

function open(fields: Record<string, string> | null, sent: Values[] = []) {
  render(
    <ServerForm<Values>
      initialValues={INITIAL}
      names={NAMES}
      onSubmit={async (values) => {
        sent.push(values)
        return fields === null ? { ok: true } : { ok: false, problem: { fields } }
      }}
    >
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <TextField name="fullName" label="Name" />
          <TextField name="phone" label="Phone" />
          <TextAreaField name="note" label="Note" rows={2} maxLength={100} />
          <UnplacedErrors help="Call us." />
          <button>Send</button>
        </form>
      )}
    </ServerForm>,
  )
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

test.each([
  ['fullName', 'Name'],
  ['phoneNumber', 'Phone'],
  ['note', 'Note'],
  ['note.0', 'Note'],
])(
  'an error of the server about %s stands at the field %s, which gets the focus, until it is changed',
  async (name, label) => {
    open({ [name]: 'Refused' })
    send()
    await screen.findByText('Refused')
    const control = screen.getByLabelText(label)
    expect(control.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(control))
    fireEvent.change(control, { target: { value: 'other' } })
    expect(screen.queryByText('Refused')).toBeNull()
  },
)

test('of several errors the first field of the page gets the focus', async () => {
  open({ note: 'Second', fullName: 'First' })
  send()
  await screen.findByText('First')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})

test('an error about a field that the form does not show is said in the form, with what to do', async () => {
  open({ orderId: 'Not free' })
  send()
  const said = (await screen.findByText(/Not free/)).parentElement
  expect(said?.textContent).toBe('Order id: Not free. Call us.')
})

test('a field is cleaned when it is left, and a control character in it has a message with the field’s name', async () => {
  open(null)
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.focus(name)
  fireEvent.change(name, { target: { value: '\u202aMona\u00a0\u200b Haddad\t' } })
  fireEvent.blur(name)
  expect(name.value).toBe('Mona Haddad')
  fireEvent.change(name, { target: { value: 'Mona\u0007' } })
  fireEvent.blur(name)
  expect(await screen.findByText(/^Name has characters that can’t be shown/)).toBeTruthy()
})
