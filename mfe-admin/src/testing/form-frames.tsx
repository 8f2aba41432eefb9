import type { ReactNode } from 'react'
import type { CallResult, Client } from '@homecare/contract/client'
import { useApi } from '../api/api-context'
import { useChange } from '../api/use-change'
import { CallDialog } from '../parts/record/call-dialog'
import { useRequestWork } from '../parts/record/use-request-work'
import { aRequest } from './records'

/** A dialog that gets its call from the screen around it. */
export function Called({
  call,
  children,
}: {
  call: (api: Client) => Promise<CallResult<unknown>>
  children: (change: Asked) => ReactNode
}) {
  const { refusal, run } = useChange()
  return children({ refusal, onSave: () => void run('save', call) })
}

/** A request, with what is done about it. */
export function WorkedOn() {
  const request = aRequest()
  const work = useRequestWork(request, () => undefined)
  return <CallDialog open request={request} work={work} onClose={() => undefined} />
}

interface Asked {
  refusal: ReactNode
  onSave: () => void
}

/** The client of the screen around it. */
export function WithApi({ children }: { children: (api: Client) => ReactNode }) {
  return children(useApi())
}
