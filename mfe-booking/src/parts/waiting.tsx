import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { messages } from '../messages'
import { useWizard, useWizardState } from '../wizard/wizard-provider'
import { ContactWays } from './contact-ways'
import { NoScript } from './no-script'
import styles from './waiting.module.css'

/** Stands in for a screen until the wizard knows what to show, and says so when it can't come to know. */
export function Waiting() {
  const { wizard } = useWizard()
  const unloaded = useWizardState((state) => state.matches('unloaded'))
  const { text, failed, failedHelp, retry } = messages.waiting
  if (unloaded) {
    const again = (
      <>
        <Button variant="secondary" icon="refresh" onClick={() => wizard.send({ type: 'RETRY' })}>
          {retry}
        </Button>
        <ContactWays />
      </>
    )
    return (
      <Notice kind="error" title={failed} action={again}>
        {failedHelp}
      </Notice>
    )
  }
  return (
    <div className={styles.waiting}>
      <NoScript />
      <p role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
      </p>
      <Skeleton block />
      <Skeleton lines={4} />
    </div>
  )
}
