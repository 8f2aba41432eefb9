import { useState } from 'react'
import type { CodeRequested } from '@homecare/contract/my'
import { CodeOfPhoneForm } from './code-of-phone-form'
import { PhoneForm } from './phone-form'

/** Phone, then the code that went to it. Neither is ever in an address or kept by the page. */
export function PhoneSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [phoneNumber, setPhoneNumber] = useState('')
  const [sent, setSent] = useState<CodeRequested | null>(null)
  if (sent === null)
    return (
      <PhoneForm
        initial={phoneNumber}
        onSent={(typed, answer) => {
          setPhoneNumber(typed)
          setSent(answer)
        }}
      />
    )
  return (
    <CodeOfPhoneForm
      phoneNumber={phoneNumber}
      sent={sent}
      onSent={setSent}
      onSignedIn={onSignedIn}
      onChangeNumber={() => setSent(null)}
    />
  )
}
