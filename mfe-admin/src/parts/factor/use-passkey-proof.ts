import { useState } from 'react'
import { refusalText } from '../../api/use-change'
import { useApi } from '../../api/api-context'
import { signWithPasskey } from './web-authn'

/** A proof by one of the own passkeys, within an open session. */
export function usePasskeyProof() {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const prove = async (): Promise<boolean> => {
    setBusy(true)
    const reason = await attempt()
    setRefusal(reason)
    setBusy(false)
    return reason === null
  }

  /** Why it was not proven; null if it was. */
  const attempt = async (): Promise<string | null> => {
    const begun = await api.post('/api/user/proof/passkey')
    if (!begun.ok) return refusalText(begun, { ILLEGAL_TRANSITION: (detail) => detail ?? '' })
    const signed = await signWithPasskey(begun.data.options)
    if ('refusal' in signed) return signed.refusal
    const answer = await api.post('/api/user/proof', { body: { way: 'passkey', response: signed.response } })
    return answer.ok ? null : refusalText(answer)
  }
  return { busy, refusal, prove, reset: () => setRefusal(null) }
}
