import { useMutation } from '@tanstack/react-query'
import type { CallFailure, CallResult, Client } from '@homecare/contract/client'
import type { ProblemCode } from '@homecare/contract/problem'
import { failureText } from '../failure-text'
import { useApi } from './api-context'

/** A screen's own sentences for refusals that it expects; some build on the server's detail. */
export type RefusalTexts = Partial<Record<ProblemCode, string | ((detail: string | undefined) => string)>>

/** The reason of a refusal: the screen's own sentence, else that of the first invalid field, else the general one. */
export function refusalText(failure: CallFailure, texts: RefusalTexts = {}): string {
  const { problem } = failure
  const own = problem && texts[problem.code]
  const field = problem?.fields && Object.values(problem.fields)[0]
  if (typeof own === 'function') return own(problem?.detail)
  return own ?? field ?? failureText(failure)
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
  const run = async <T>(name: string, call: (api: Client) => Promise<CallResult<T>>, texts?: RefusalTexts) => {
    const answer = call(api)
    await mutateAsync({ name, answer, texts })
    return answer
  }
  return {
    busy: isPending ? variables.name : null,
    refusal: data && !data.ok ? refusalText(data, variables?.texts) : null,
    run,
    reset,
  }
}
