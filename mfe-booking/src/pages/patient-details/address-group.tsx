import { useId } from 'react'
import { NO_HOME, type Home } from '@homecare/domain/home'
import { AddressFields } from '@homecare/remote-kit/address/address-fields'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'
import * as texts from '../../locales/en/patient.json'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import styles from './patient-form.module.css'
import { PinChoice } from './pin-choice'

/** Where the nurse comes to. */
export function AddressGroup() {
  const wizard = useWizard()
  const home = useWizardState((state) => state.context.draft.home) ?? NO_HOME
  const change = (part: Partial<Home>) =>
    wizard.send({ type: 'CHANGE_DETAILS', details: { home: { ...home, ...part } } })
  const id = useId()
  const hasPlaces = useIsHydrated() && 'geolocation' in navigator
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {texts.where}
      </p>
      <AddressFields kind={home.kind} onKind={(kind) => change({ kind })} ownAddress />
      {hasPlaces && <PinChoice pin={home.pin} onPin={(pin) => change({ pin })} />}
    </div>
  )
}
