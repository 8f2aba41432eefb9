import { LoadFailure, Waiting } from '@homecare/remote-kit/waiting'
import { Skeleton } from '@homecare/ui/skeleton'
import * as texts from '../locales/en/frame.json'
import { useWizard, useWizardState } from '../wizard/wizard-provider'
import { ContactLinks } from './contact-links'
import { NoScript } from './no-script'
import styles from './wizard-waiting.module.css'

/** Shown until the wizard knows what to show, or that the catalogue can't be loaded. */
export function WizardWaiting() {
  const wizard = useWizard()
  const unloaded = useWizardState((state) => state.matches('unloaded'))
  const { loading, failed, failedHelp, retry } = texts
  if (unloaded) {
    return (
      <LoadFailure
        title={failed}
        retryLabel={retry}
        onRetry={() => wizard.send({ type: 'RETRY' })}
        more={<ContactLinks />}
      >
        {failedHelp}
      </LoadFailure>
    )
  }
  return (
    <Waiting text={loading} className={styles.waiting}>
      <NoScript />
      <Skeleton block />
      <Skeleton lines={4} />
    </Waiting>
  )
}
