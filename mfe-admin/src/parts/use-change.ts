import { useState } from 'react'
import type { ProblemCode } from '@homecare/contract/problem'
import type { Host } from '@homecare/federation/contract'
import type { Refused, StaffAnswer } from '../api/staff-call'
import { failureText } from '../failure-text'
import { useHost } from '../host-context'

/** A screen's own sentences for refusals that it expects; some build on what the server knows about this one. */
export type RefusalTexts = Partial<Record<ProblemCode, string | ((detail: string | undefined) => string)>>

/** Why a change was refused: the screen's own sentence, else the first field that is wrong, else what fits any call. */
export function refusalText(refused: Refused, words: RefusalTexts = {}): string {
  const { problem } = refused
  const own = problem && words[problem.code]
  const field = problem?.fields && Object.values(problem.fields)[0]
  if (typeof own === 'function') return own(problem?.detail)
  return own ?? field ?? failureText(refused)
}

/** Changes of one screen, one at a time. `busy` names the one that runs, `refusal` says why the last one failed. */
export function useChange() {
  const host = useHost()
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** Resolves with what was answered, so that the caller can go on; never throws. */
  const run = async <T>(name: string, call: (host: Host) => Promise<StaffAnswer<T>>, words?: RefusalTexts) => {
    setBusy(name)
    setRefusal(null)
    const answer = await call(host)
    setBusy(null)
    if (!answer.ok) setRefusal(refusalText(answer, words))
    return answer
  }
  return { busy, refusal, run, forget: () => setRefusal(null) }
}
