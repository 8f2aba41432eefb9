import { useRef, type ReactNode } from 'react'
import type { FormApi, SubmissionErrors } from 'final-form'
import { Form, type FormProps, type FormRenderProps } from 'react-final-form'
import { focusFirstError } from './focus-first-error'
import { ServerErrorScope, type FieldNames, type RefusedFields, type Refuse } from './server-errors'

/** What the typed client answers. */
export interface ServerAnswer {
  ok: boolean
  problem?: { fields?: RefusedFields | undefined } | null
}

type End = SubmissionErrors | ServerAnswer | undefined | void

export type ServerFormProps<Values> = Omit<
  FormProps<Values>,
  'onSubmit' | 'decorators' | 'children' | 'render' | 'component'
> & {
  /** May end with the server's answer, whose errors then stand at their fields. */
  onSubmit: (values: Values, form: FormApi<Values>) => End | Promise<End>
  /** Where the request has other names than the fields. */
  names?: FieldNames
  children: (props: FormRenderProps<Values>) => ReactNode
}

const isAnswer = (end: End): end is ServerAnswer => typeof end === 'object' && end !== null && 'ok' in end

/** The form of every screen: what is wrong, by its own rules or by the server's, stands at its field and gets the focus. */
export function ServerForm<Values extends object>({ onSubmit, names, children, ...rest }: ServerFormProps<Values>) {
  const refuse = useRef<Refuse>(null)
  const take = (end: End): SubmissionErrors | undefined => {
    if (!isAnswer(end)) return end ?? undefined
    if (!end.ok) refuse.current?.(end.problem?.fields ?? {})
    return undefined
  }
  return (
    <Form<Values>
      {...rest}
      decorators={DECORATORS}
      onSubmit={(values, form) => {
        const end = onSubmit(values, form)
        return end instanceof Promise ? end.then(take) : take(end)
      }}
    >
      {(props) => (
        <ServerErrorScope refuse={refuse} {...(names && { names })}>
          {children(props)}
        </ServerErrorScope>
      )}
    </Form>
  )
}

const DECORATORS = [focusFirstError]
