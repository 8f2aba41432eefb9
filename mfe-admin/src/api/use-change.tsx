import { fieldLabel } from '@homecare/domain/field-message'
import { useMutation } from '@tanstack/react-query'
import type { CallFailure, CallResult, Client } from '@homecare/contract/client'
import type { ProblemCode } from '@homecare/contract/problem'
import { useRefusedFields } from '@homecare/ui/server-errors'
import { failureText } from './failure-text'
import { useApi } from './api-context'

/** A screen's own sentences for refusals that it expects; some build on the server's detail. */
export type RefusalTexts = Partial<Record<ProblemCode, string | ((detail: string | undefined) => string)>>

/**
 * The reason of a refusal: the screen's own sentence, else that of the first invalid field with the field's name, since
 * not every form has that field, else the general one.
 */
export function refusalText(failure: CallFailure, texts: RefusalTexts = {}): string {
  const { problem } = failure
  const own = problem && texts[problem.code]
  const [field] = Object.entries(problem?.fields ?? {})
  if (typeof own === 'function') return own(problem?.detail)
  return own ?? (field ? fieldText(...field) : failureText(failure))
}

/** The field is the last name of the way to it that is not a place in a list. */
const fieldText = (name: string, message: string): string => {
  const label = fieldLabel(name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name)
  return message.startsWith(label) ? message : `${label}: ${message}`
}

/** Why a call was refused. Inside a form it also leads each error to its field. */
export function Refusal({ failure, texts }: { failure: CallFailure; texts?: RefusalTexts | undefined }) {
  useRefusedFields(failure.problem?.fields)
  return refusalText(failure, texts)
}

interface Change {
  name: string
  answer: Promise<CallResult<unknown>>
  texts: RefusalTexts | undefined
}

/** Changes of one screen, one at a time. `busy` names the one that runs, `refusal` says why the last one failed. */
export function useChange() {
  const api = useApi()
  const { mutateAsync, isPending, variables, data, reset } = useMutation({
    mutationFn: ({ answer }: Change) => answer,
  })

  /** Resolves with the answer; never throws. */
  const run = async <T,>(name: string, call: (api: Client) => Promise<CallResult<T>>, texts?: RefusalTexts) => {
    const answer = call(api)
    await mutateAsync({ name, answer, texts })
    return answer
  }
  return {
    busy: isPending ? variables.name : null,
    refusal: data && !data.ok ? <Refusal failure={data} texts={variables?.texts} /> : null,
    run,
    reset,
  }
}
