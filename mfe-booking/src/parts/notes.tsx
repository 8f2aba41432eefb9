import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import * as texts from '../locales/en/frame.json'
import { useWizard, useWizardState } from '../wizard/wizard-provider'
import styles from './notes.module.css'

/** One sentence for each change that the wizard made to the booking. */
export function Notes() {
  const wizard = useWizard()
  const notes = useWizardState((state) => state.context.notes)
  if (notes.length === 0) return null
  const dismiss = (
    <Button variant="secondary" onClick={() => wizard.send({ type: 'DISMISS_NOTES' })}>
      {texts.dismiss}
    </Button>
  )
  return (
    <div className={styles.notes}>
      <Notice kind="warning" action={dismiss}>
        {notes.map((note) => (
          <p key={note}>{texts.notes[note]}</p>
        ))}
      </Notice>
    </div>
  )
}
