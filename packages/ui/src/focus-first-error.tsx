import { getIn, type FormApi, type Unsubscribe } from 'final-form'

const firstWrongControl = (within: ParentNode, names: string[]): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>('[name]')].find((control) =>
    names.includes(control.getAttribute('name') ?? ''),
  )

/** final-form decorator: a submit that fails moves the focus to the first wrong field, in the order of the page. */
export function focusFirstError<Values extends object>(form: FormApi<Values>): Unsubscribe {
  const submit = form.submit
  // Several forms of one page may have fields of one name. Capturing comes before the submit itself.
  let submitted: ParentNode = document
  const remember = ({ target }: SubmitEvent) => {
    if (target instanceof HTMLFormElement) submitted = target
  }
  document.addEventListener('submit', remember, true)
  const focus = (within: ParentNode) => {
    const { errors = {}, submitErrors = {} } = form.getState()
    const wrong = form
      .getRegisteredFields()
      .filter((name) => getIn(errors, name) !== undefined || getIn(submitErrors, name) !== undefined)
    if (wrong.length > 0) firstWrongControl(within, wrong)?.focus()
  }
  form.submit = () => {
    const within = submitted
    const result = submit.call(form)
    const focusWithin = () => focus(within)
    if (result instanceof Promise) void result.then(focusWithin, () => undefined)
    else focusWithin()
    return result
  }
  return () => {
    document.removeEventListener('submit', remember, true)
    form.submit = submit
  }
}
