import { getIn, type FormApi, type Unsubscribe } from 'final-form'

const firstWrongControl = (names: string[]): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('form [name]')].find((control) =>
    names.includes(control.getAttribute('name') ?? ''),
  )

/** final-form decorator: a submit that fails moves the focus to the first wrong field, in the order of the page. */
export function focusFirstError<Values extends object>(form: FormApi<Values>): Unsubscribe {
  const submit = form.submit
  const focus = () => {
    const { errors = {}, submitErrors = {} } = form.getState()
    const wrong = form
      .getRegisteredFields()
      .filter((name) => getIn(errors, name) !== undefined || getIn(submitErrors, name) !== undefined)
    if (wrong.length > 0) firstWrongControl(wrong)?.focus()
  }
  form.submit = () => {
    const result = submit.call(form)
    if (result instanceof Promise) void result.then(focus, () => undefined)
    else focus()
    return result
  }
  return () => {
    form.submit = submit
  }
}
