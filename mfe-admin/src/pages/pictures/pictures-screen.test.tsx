// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Picture } from '@homecare/contract/pictures'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { adminUser } from '../../testing/people'

const sara: Picture = {
  ...{ key: 'a'.repeat(32), kind: 'team', caption: 'Sara Haddad', role: 'Head nurse', alt: 'Sara in a blue tunic' },
  ...{ languages: [], agreed: false, width: 960, height: 720, widths: [480, 960] },
}
const omar: Picture = { ...sara, key: 'b'.repeat(32), caption: 'Omar Aziz', role: null, alt: 'Omar at his desk' }
const office: Picture = { ...omar, key: 'c'.repeat(32), kind: 'rooms', caption: 'Office', alt: 'Two desks' }

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/pictures', () => ok({ pictures: [sara, omar, office] })))
})
afterEach(() => {
  cleanup()
  server.close()
})
const open = () => openPage(server.apiBase, '/admin/pictures', adminUser)
const captionsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('strong')?.textContent)
const posted = () => server.calls.filter(({ method }) => method !== 'GET')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the pictures screen', () => {
  test('shows people and rooms separately, in the order of the site', async () => {
    open()
    await screen.findByRole('img', { name: 'Sara in a blue tunic' })
    expect(captionsOf('Our team')).toEqual(['Sara Haddad', 'Omar Aziz'])
    expect(captionsOf('Our rooms')).toEqual(['Office'])
  })

  test('says where there are no pictures yet', async () => {
    server.use(on('get', '/api/pictures', () => ok({ pictures: [] })))
    open()
    expect(await screen.findByText('No pictures of people yet.')).toBeTruthy()
    expect(screen.getByText('No pictures of rooms yet.')).toBeTruthy()
  })

  test('moves a picture by one place, says where it is and keeps the focus', async () => {
    server.use(on('post', '/api/picture-order', () => ok({ pictures: [omar, sara, office] })))
    open()
    const button = await screen.findByRole('button', { name: 'Move Omar Aziz earlier' })
    fireEvent.click(button)
    expect(await screen.findByText('Omar Aziz is now number 1 of 2')).toBeTruthy()
    expect(posted().map(({ body }) => body)).toEqual([JSON.stringify({ kind: 'team', keys: [omar.key, sara.key] })])
    await waitFor(() => expect(captionsOf('Our team')).toEqual(['Omar Aziz', 'Sara Haddad']))
    expect(document.activeElement?.textContent).toBe('Move Omar Aziz earlier')
    press('Move Omar Aziz earlier')
    expect(posted()).toHaveLength(1)
  })

  test('says why a move was refused', async () => {
    const detail = 'Someone added or removed a picture meanwhile.'
    server.use(on('post', '/api/picture-order', problem('CONFLICT', { detail })))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Move Omar Aziz earlier' }))
    expect(await screen.findByText(detail)).toBeTruthy()
  })

  test('sends no picture without file, name and description', async () => {
    open()
    await screen.findByText('Head nurse')
    press('Add a picture')
    press('Save')
    expect(screen.getByText('Choose a picture')).toBeTruthy()
    expect(screen.getAllByText('This field is required')).toHaveLength(2)
    expect(posted()).toEqual([])
  })

  test('refuses a picture of more than 10 MB before it is sent', async () => {
    open()
    await screen.findByText('Head nurse')
    press('Add a picture')
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } })
    expect(await screen.findByText('This picture is larger than 10 MB.')).toBeTruthy()
  })

  test('a picture that the server refuses shows its reason at the file', async () => {
    const reason = 'This picture is 100 pixels wide. Choose one of at least 480.'
    server.use(on('post', '/api/pictures', problem('INVALID_INPUT', { fields: { file: reason } })))
    open()
    await screen.findByText('Head nurse')
    press('Add a picture')
    fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [new File(['x'], 'a.jpg')] } })
    type(/^Name/, 'Mona')
    type(/^What the picture shows/, 'Mona by the window')
    press('Save')
    expect(await screen.findByText(reason)).toBeTruthy()
  })

  test('changes the texts of a picture', async () => {
    server.use(
      on('post', '/api/pictures/{key}', () => ok({ pictures: [{ ...sara, caption: 'Sara Aziz' }, omar, office] })),
    )
    const page = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Sara Haddad' }))
    type(/^Name/, 'Sara Aziz')
    type(/^Languages/, 'Arabic, English, Arabic')
    type(/^Where the person is shown/, 'yes')
    press('Save')
    await waitFor(() => expect(captionsOf('Our team')).toEqual(['Sara Aziz', 'Omar Aziz']))
    expect(posted().map(({ body }) => body)).toEqual([
      JSON.stringify({
        ...{ caption: 'Sara Aziz', role: 'Head nurse', alt: 'Sara in a blue tunic' },
        ...{ languages: ['Arabic', 'English'], agreed: true },
      }),
    ])
    expect(page.notifications).toEqual(['success: Sara Aziz is changed'])
  })

  test('removes a picture only after a confirmation', async () => {
    server.use(on('delete', '/api/pictures/{key}', () => ok({ pictures: [sara, office] })))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Omar Aziz' }))
    expect(posted()).toEqual([])
    press('Remove the picture')
    await waitFor(() => expect(captionsOf('Our team')).toEqual(['Sara Haddad']))
    expect(posted().map(({ path }) => path)).toEqual([`/pictures/${omar.key}`])
  })
})
