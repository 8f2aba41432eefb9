import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { FactorWay } from '@homecare/contract/second-factor'
import { ProofDialog } from './proof-dialog'

type WithProof = <T>(call: () => Promise<CallResult<T>>) => Promise<CallResult<T>>

/** At the login the password was given just now, so calls are simply made. */
const WithProofContext = createContext<WithProof>((call) => call())

/** Makes a call that needs a fresh proof of who asks: it is asked for where the server wants one, then the call is repeated. */
export const useWithProof = (): WithProof => use(WithProofContext)

export function ProofProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly FactorWay[] | null>(null)
  const answer = useRef<(proven: boolean) => void>(() => undefined)

  const withProof = useCallback<WithProof>(async (call) => {
    const first = await call()
    if (first.ok || first.problem?.code !== 'PROOF_REQUIRED') return first
    setAsked(first.problem.ways ?? [])
    const proven = await new Promise<boolean>((resolve) => (answer.current = resolve))
    setAsked(null)
    return proven ? call() : first
  }, [])

  return (
    <WithProofContext value={withProof}>
      {children}
      <ProofDialog ways={asked} onEnd={(proven) => answer.current(proven)} />
    </WithProofContext>
  )
}
