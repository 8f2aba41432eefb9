// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { islandOf } from './island'

/** The page's form: it has seen what it was told. */
function Form({ action }: { action: string }) {
  const [name, setName] = useState('')
  return (
    <form action={action} noValidate>
      <input aria-label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Phone" name="phone" />
      <output>{name}</output>
    </form>
  )
}
/** As the document server writes it. */
const plain = (
  <form action="/send">
    <input aria-label="Name" name="name" />
    <input aria-label="Phone" name="phone" />
  </form>
)
const Failure = () => <p role="alert">not loaded</p>

let comeNear: () => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const field = () => screen.getByLabelText<HTMLInputElement>('Name')
const isLive = () => field().form?.noValidate

interface Request {
  resolve: (form: typeof Form) => void
  reject: (error: Error) => void
}

/** Hydrates what the document server wrote; the code arrives, or fails to, when the test says so. */
async function hydrate() {
  const requests: Request[] = []
  const request = () => new Promise<typeof Form>((resolve, reject) => void requests.push({ resolve, reject }))
  const Island = islandOf({ request, waiting: <p>waiting</p>, Failure })
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<div>{plain}</div>)
  const faults: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(box, <Island action="/send" />, { onRecoverableError: (error) => void faults.push(error) }),
  )
  await act(async () => root.render(<Island action="/send" />))
  expect(faults).toEqual([])
  return requests
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a form that nobody comes near is not loaded; near, it is taken over with what was typed', async () => {
  const requests = await hydrate()
  expect(requests).toHaveLength(0)
  field().value = 'Mona'
  await act(async () => comeNear())
  await act(async () => comeNear())
  expect(requests).toHaveLength(1)
  expect([isLive(), field().value]).toEqual([false, 'Mona'])
  await act(async () => requests[0]?.resolve(Form))
  expect([isLive(), field().value]).toEqual([true, 'Mona'])
  fireEvent.change(field(), { target: { value: 'Mona Haddad' } })
  expect(screen.getByRole('status').textContent).toBe('Mona Haddad')
})

test('a field that is being written in keeps text and focus; once the focus moves on, the form is taken over there', async () => {
  const requests = await hydrate()
  const first = field()
  first.focus()
  first.value = 'Mo'
  await act(async () => comeNear())
  await act(async () => requests[0]?.resolve(Form))
  fireEvent.click(first)
  await settle()
  expect([document.activeElement, isLive()]).toEqual([first, false])
  first.value = 'Mona'
  await act(async () => screen.getByLabelText('Phone').focus())
  await settle()
  expect([isLive(), field().value]).toEqual([true, 'Mona'])
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
})

test('a form that can’t be loaded stays a plain form, and is tried again when it comes near again', async () => {
  const requests = await hydrate()
  field().value = 'Mona'
  await act(async () => comeNear())
  await act(async () => requests[0]?.reject(new Error('no network')))
  expect([isLive(), field().value, field().form?.getAttribute('action')]).toEqual([false, 'Mona', '/send'])
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => comeNear())
  await act(async () => requests[1]?.resolve(Form))
  expect([isLive(), field().value]).toEqual([true, 'Mona'])
})

test('a page that a link led to loads its form without being near it', async () => {
  let resolve = (_: typeof Form) => {}
  const request = () => new Promise<typeof Form>((succeed) => (resolve = succeed))
  const Island = islandOf({ request, waiting: <p>waiting</p>, Failure })
  render(<Island action="/send" />)
  expect(screen.getByText('waiting')).toBeTruthy()
  await act(async () => resolve(Form))
  expect(isLive()).toBe(true)
})

test('a page that a link led to says that its form can’t be loaded', async () => {
  const request = () => Promise.reject<typeof Form>(new Error('no network'))
  const Island = islandOf({ request, waiting: <p>waiting</p>, Failure })
  await act(async () => render(<Island action="/send" />))
  expect(screen.getByRole('alert').textContent).toBe('not loaded')
})
