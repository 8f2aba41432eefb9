import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Problem } from '@homecare/contract/problem'
import { recordOf } from './handlers'
import type { TestApi } from './api'

/** The files below a folder that have a form of their own, as paths from it. */
export const filesWithForms = (folder: string): string[] =>
  globSync(join(folder, '**/*.tsx'))
    .filter((path) => !/[.](test|stories)[.]tsx$/.test(path))
    .filter((path) => /<(ServerForm|FormDialog|form)\b/.test(readFileSync(path, 'utf8')))
    .map((path) => relative(folder, path))
    .sort()

/** What a field of each name takes; others take `TYPED`. A checkbox is ticked if it has a value here. */
const VALUES: Record<string, string> = {
  ...{ email: 'mona@example.com', userName: 'mona@example.com', phone: '0501234567', phoneNumber: '0501234567' },
  ...{ code: '123456', digits: '4567', passcode: '12345678', price: '20', previousPrice: '', fastingHours: '0' },
  ...{
    'people.0.birthDate': '12 3 1988',
    turnaroundHours: '24',
    seats: '3',
    time: '10:00',
    date: '2030-03-05',
    agreed: 'on',
    synonyms: 'sugar',
    testIds: '',
  },
}
const TYPED = 'Typed by a person'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fills each field that is empty, and `values` by their names. */
export function fillForm(form: HTMLFormElement, values: Record<string, string> = {}): void {
  for (const control of form.querySelectorAll<Control>('input[name], textarea[name], select[name]')) {
    const { name, type } = control
    const value = values[name]
    if (type === 'radio') {
      if (value === undefined || value === control.value) fireEvent.click(control)
    } else if (type === 'checkbox' && VALUES[name] === 'on') {
      fireEvent.click(control)
    } else if (type === 'checkbox' || type === 'file' || (control.value !== '' && value === undefined)) {
      continue
    } else if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((each) => each.value !== '' && !each.disabled)
      // Options that are still being loaded are those of a value that the form has.
      if (value ?? option) fireEvent.change(control, { target: { value: value ?? option?.value } })
    } else fireEvent.change(control, { target: { value: value ?? VALUES[name] ?? TYPED } })
  }
}

/** The names of the texts and numbers of a body, as a problem names them: `email`, `languages.0`, `collected.by`. */
export const namesIn = (body: unknown, path: string[] = []): string[] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, value]) => namesIn(value, [...path, name]))
    : [path.join('.')]

interface Refusals {
  /** Names that no person types in this form: their message must be shown all the same. */
  elsewhere?: RegExp | undefined
  /** A name whose refusal ends the page, as that of a link's token. */
  ends?: string | undefined
}

/**
 * Sends a form that is filled, has the server refuse each field of its call in turn, and fails unless each message is at its
 * field, which has the focus. Returns the names that were refused.
 */
export async function refuseEachField(
  api: Pick<TestApi, 'use'>,
  form: HTMLFormElement,
  { elsewhere = /^$/, ends }: Refusals = {},
): Promise<string[]> {
  let body: unknown = undefined
  let refused = 'nothing that the form knows'
  api.use(
    http.all('*', async ({ request }) => {
      // What a call needs first, such as the options of a passkey, is no form's.
      if (request.method === 'GET' || request.url.endsWith('-options')) return undefined
      body = (await recordOf(request)).body
      const fields = { [refused]: messageOf(refused) }
      const problem: Problem = { code: 'INVALID_INPUT', status: 422, title: 'INVALID_INPUT', fields }
      return HttpResponse.json(problem, { status: 422 })
    }),
  )
  await send(form, 'a call', () => body !== undefined)
  const names = namesIn(body).filter((name) => name !== '' && name !== ends)
  if (names.length === 0) throw new Error('the form sends no field')
  for (const name of names) {
    refused = name
    await send(form, messageOf(name), () => screen.queryAllByText(messageText(name)).length > 0)
    if (elsewhere.test(name)) continue
    await waitFor(() => {
      const control = document.activeElement
      const said = control?.getAttribute('aria-describedby')?.split(' ') ?? []
      const atField = said.map((id) => document.getElementById(id)?.textContent).join(' ')
      if (!messageText(name).test(atField))
        throw new Error(
          `the message about ${name} is not at the field with the focus, ${control?.outerHTML.slice(0, 200)}`,
        )
    })
  }
  return names
}

const messageOf = (name: string) => `The server refused ${name}`
const messageText = (name: string) => new RegExp(`The server refused ${name.replaceAll('.', '[.]')}(?![.]?\\w)`)

async function send(form: HTMLFormElement, what: string, done: () => boolean): Promise<void> {
  await act(async () => {
    fireEvent.submit(form)
    await Promise.resolve()
  })
  await waitFor(() => {
    if (!done()) throw new Error(`${what} is not shown in ${document.body.textContent.slice(0, 1000)}`)
  })
}
