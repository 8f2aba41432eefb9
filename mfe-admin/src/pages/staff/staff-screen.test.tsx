// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffAccount } from './account'
import { adminUser } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

const account = (more: Partial<StaffAccount>): StaffAccount => ({
  id: 'staff-2',
  userName: 'sara@ghaf.example',
  name: 'Sara Nair',
  role: 'coordinator',
  state: 'active',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastSeenAt: null,
  hasFactor: false,
  ...more,
})
const own = account({ id: 'staff-1', userName: adminUser.userName, role: 'admin' })

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/staff', () => ok({ accounts: [own, account({})] })))
})
afterEach(() => {
  cleanup()
  server.close()
})

const posted = () => server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => `${path} ${body}`)
const save = (title: RegExp, name: string) =>
  fireEvent.click(within(screen.getByText(title).closest('dialog') as HTMLElement).getByText(name))

describe('staff accounts', () => {
  test('one’s own account offers nothing that locks its owner out', async () => {
    openPage(server.apiBase, '/admin/staff', adminUser)
    const row = (await screen.findByRole('rowheader', { name: /^admin@ghaf.example/ })).closest('tr') as HTMLElement
    expect(row.textContent).toContain('You')
    expect(
      within(row)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Rename'])
    expect(within(row).queryByRole('combobox')).toBeNull()
  })

  test('an invitation is sent to an email address, with the lowest role by default', async () => {
    server.use(
      on('post', '/api/staff', () =>
        ok({ accounts: [own, account({ id: 'staff-3', userName: 'new@ghaf.example', state: 'invited' })] }),
      ),
    )
    const page = openPage(server.apiBase, '/admin/staff', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    fireEvent.click(screen.getByText('Send the invitation'))
    expect(screen.getByText('Enter an email address like name@example.com')).toBeTruthy()
    expect(screen.getByText('Enter the person’s first and last name')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Noor Aziz ' } })
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' new@ghaf.example ' } })
    fireEvent.click(screen.getByText('Send the invitation'))
    await waitFor(() => expect(page.notifications).toEqual(['success: Invitation sent to new@ghaf.example']))
    expect(posted()).toEqual(['/staff {"userName":"new@ghaf.example","name":"Noor Aziz","role":"viewer"}'])
    expect(screen.getByText('Invited')).toBeTruthy()
  })

  test('an email address that already has an account is reported', async () => {
    server.use(on('post', '/api/staff', () => problem('CONFLICT')))
    openPage(server.apiBase, '/admin/staff', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Invite' }))
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Sara Nair' } })
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'sara@ghaf.example' } })
    fireEvent.click(screen.getByText('Send the invitation'))
    expect(await screen.findByText('There is already an account with this address.')).toBeTruthy()
  })

  test('a person’s name is changed in a dialog that has the name it was', async () => {
    server.use(on('post', '/api/staff/{id}', () => ok({ accounts: [own, account({ name: 'Sara Aziz' })] })))
    const page = openPage(server.apiBase, '/admin/staff', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Rename sara@ghaf.example' }))
    const field = screen.getByLabelText<HTMLInputElement>('Name', { selector: 'dialog[open] input' })
    expect(field.value).toBe('Sara Nair')
    fireEvent.change(field, { target: { value: ' Sara Aziz ' } })
    fireEvent.click(screen.getByText('Save the name'))
    await waitFor(() => expect(page.notifications).toEqual(['success: The name of sara@ghaf.example is saved']))
    expect(posted()).toEqual(['/staff/staff-2 {"name":"Sara Aziz"}'])
    expect(screen.getByText('Sara Aziz')).toBeTruthy()
  })

  test('a change of role needs a confirmation', async () => {
    server.use(on('post', '/api/staff/{id}', () => ok({ accounts: [own, account({ role: 'admin' })] })))
    const page = openPage(server.apiBase, '/admin/staff', adminUser)
    fireEvent.change(await screen.findByLabelText('Role of sara@ghaf.example'), { target: { value: 'admin' } })
    expect(posted()).toEqual([])
    save(/^Make sara/, 'Change the role')
    await waitFor(() => expect(page.notifications).toEqual(['success: sara@ghaf.example is now Admin']))
    expect(posted()).toEqual(['/staff/staff-2 {"role":"admin"}'])
  })

  test.each([
    ['totp', 'Use a code of your app', /^Code of your/, ' 123 456 ', { way: 'totp', code: '123 456' }],
    ['recovery', 'Use a recovery code', /^Recovery code/, 'aaaa-bbbb', { way: 'recovery', code: 'aaaa-bbbb' }],
    ['no other way', null, 'Password', 'secret', { way: 'password', password: 'secret' }],
  ] as const)('a change of role asks for a fresh proof, in the ways that the account has: %s', async (...row) => {
    const [has, other, label, typed, proof] = row
    let proven = false
    server.use(
      on('post', '/api/staff/{id}', () =>
        proven
          ? ok({ accounts: [own, account({ role: 'owner' })] })
          : problem('PROOF_REQUIRED', { ways: has === 'no other way' ? [] : [has] }),
      ),
      on('post', '/api/user/proof', () => {
        proven = true
        return ok(null)
      }),
    )
    const page = openPage(server.apiBase, '/admin/staff', adminUser)
    fireEvent.change(await screen.findByLabelText('Role of sara@ghaf.example'), { target: { value: 'owner' } })
    save(/^Make sara/, 'Change the role')
    const dialog = within((await screen.findByText('Confirm that it is you')).closest('dialog') as HTMLElement)
    const others = within(dialog.getByRole('group', { name: 'Other ways' })).queryAllByRole('button')
    expect(others.map(({ textContent }) => textContent)).toEqual(other ? [other] : [])
    for (const button of others) fireEvent.click(button)
    fireEvent.change(dialog.getByLabelText(label), { target: { value: typed } })
    fireEvent.click(dialog.getByText('Confirm'))
    await waitFor(() => expect(page.notifications).toEqual(['success: sara@ghaf.example is now Owner']))
    expect(posted()[1]).toBe(`/user/proof ${JSON.stringify(proof)}`)
  })

  test('disabling needs a confirmation; a disabled account can only be enabled', async () => {
    server.use(on('post', '/api/staff/{id}', () => ok({ accounts: [own, account({ state: 'disabled' })] })))
    openPage(server.apiBase, '/admin/staff', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Disable sara@ghaf.example' }))
    save(/^Disable sara/, 'Disable')
    expect(await screen.findByRole('button', { name: 'Enable sara@ghaf.example' })).toBeTruthy()
    expect(posted()).toEqual(['/staff/staff-2 {"disabled":true}'])
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull()
    expect(screen.queryByLabelText('Role of sara@ghaf.example')).toBeNull()
  })

  test('an account whose name is no email address offers no email', async () => {
    server.use(on('get', '/api/staff', () => ok({ accounts: [own, account({ userName: 'front-office' })] })))
    openPage(server.apiBase, '/admin/staff', adminUser)
    expect(await screen.findByRole('button', { name: 'Disable front-office' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull()
  })

  test('a refusal shows the server’s reason, and the dialog can be closed', async () => {
    const detail = 'The last admin stays one.'
    server.use(on('post', '/api/staff/{id}/reset', () => problem('ILLEGAL_TRANSITION', { detail })))
    openPage(server.apiBase, '/admin/staff', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Reset password of sara@ghaf.example' }))
    save(/^Reset the password of sara/, 'Send the mail')
    expect(await screen.findByText(detail)).toBeTruthy()
    fireEvent.click(screen.getByText('Back'))
    expect(screen.queryByText(detail)).toBeNull()
  })
})
