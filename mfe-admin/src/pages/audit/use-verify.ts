import { useState } from 'react'
import type { CallResult, Client } from '@homecare/contract/client'
import type { AuditCheck } from '@homecare/contract/admin/audit-trail'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useChange } from '../../api/use-change'

export interface VerifyOutcome {
  check: AuditCheck
  at: Date
}

/** Lets the server check the whole chain. */
export function useVerify() {
  const [result, setResult] = useState<VerifyOutcome | null>(null)
  const { busy, refusal, run } = useChange()
  const verify = async () => {
    setResult(null)
    const show = (check: AuditCheck) => setResult({ check, at: serverNow() })
    const answer = await run('check', (api) => checkAudit(api, show))
    if (answer.ok) show(answer.data)
    else setResult(null)
  }
  return { busy: busy !== null, refusal, result, run: () => void verify() }
}

/** Repeats the call until the check is done: for millions of entries the server returns its progress first. */
async function checkAudit(api: Client, onProgress: (check: AuditCheck) => void): Promise<CallResult<AuditCheck>> {
  for (;;) {
    const answer = await api.post('/api/audit/check')
    if (!answer.ok || answer.data.state !== 'running') return answer
    onProgress(answer.data)
  }
}
