// @vitest-environment jsdom
import { useLayoutEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Form } from 'react-final-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextField } from './form-field'
import { KeepTyped } from './keep-typed'

beforeEach(() => {
  // As in a browser, effects wait for their turn instead of running with the render.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('text that is typed before hydration and right after it stays whole', async () => {
  const { input, hydrated } = hydrate(() => {
    type(input, 'a')
    type(input, ' ')
  })
  type(input, 'R')
  type(input, 'an')

  const root = hydrated()
  await vi.waitFor(() => expect(input.form?.dataset.typed).toBe('Rana '))

  expect(input.value).toBe('Rana ')
  root.unmount()
})

test('what the browser filled in before hydration is the value that is sent', async () => {
  const { input, hydrated } = hydrate(() => {})
  type(input, 'Rana')

  const root = hydrated()

  await vi.waitFor(() => expect(input.form?.dataset.typed).toBe('Rana'))
  root.unmount()
})

/** A form as the server wrote it. `afterCommit` runs before any other task of the page. */
function hydrate(afterCommit: () => void) {
  const page = document.createElement('div')
  document.body.append(page)
  const content = <NameForm afterCommit={afterCommit} />
  page.innerHTML = renderToString(content)
  const input = page.querySelector<HTMLInputElement>('input')
  if (!input) throw new Error('The form has no field.')
  return { input, hydrated: () => hydrateRoot(page, content) }
}

function NameForm({ afterCommit }: { afterCommit: () => void }) {
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => queueMicrotask(afterCommit), [afterCommit])
  return (
    <Form<{ name?: string }>
      onSubmit={() => {}}
      render={({ values }) => (
        <form ref={element} data-typed={values.name}>
          <TextField name="name" label="Name" />
          <KeepTyped form={element} />
        </form>
      )}
    />
  )
}

/** As a key does: the browser sets the value itself, past React. */
function type(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(input, input.value + text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
