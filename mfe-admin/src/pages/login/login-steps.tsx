import { useState } from 'react'
import type { FactorWay } from '@homecare/contract/second-factor'
import type { StaffSession } from '@homecare/federation/contract'
import { EnrolStep } from './enrol-step'
import { RecoveryCodes } from '../../parts/factor/recovery-codes'
import { SecondStep } from './second-step'
import styles from '../../parts/factor/factor.module.css'
import type { Added } from '../../parts/factor/added'

interface LoginStepsProps {
  /** The ways that the account has; without any, one is set up first. */
  ways: readonly FactorWay[]
  onLoggedIn: (user: StaffSession) => void
  /** The login took too long. */
  onExpired: () => void
  /** The recovery codes are on screen, which has a heading of its own. */
  onCodes: () => void
}

/** What comes after the password: the second step, or its set-up with the recovery codes. */
export function LoginSteps({ ways, onLoggedIn, onExpired, onCodes }: LoginStepsProps) {
  const [added, setAdded] = useState<Added | null>(null)
  if (added)
    return (
      <div className={styles.form}>
        <RecoveryCodes codes={added.recoveryCodes} onKept={() => onLoggedIn(added.user)} />
      </div>
    )
  return (
    <div className={styles.form}>
      {ways.length > 0 ? (
        <SecondStep ways={ways} onLoggedIn={onLoggedIn} onExpired={onExpired} />
      ) : (
        <EnrolStep
          onExpired={() => void onExpired()}
          onAdded={(result) => {
            onCodes()
            setAdded(result)
            return undefined
          }}
        />
      )}
    </div>
  )
}
