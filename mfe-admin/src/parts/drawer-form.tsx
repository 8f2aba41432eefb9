import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '@homecare/ui/button'
import { partsMessages } from './messages'
import styles from './drawer-form.module.css'

const text = partsMessages.form

interface DrawerFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>
  saving: boolean | undefined
  onBack: () => void
  children: ReactNode
}

/** A form in a drawer: its fields, and below them the two buttons, which stay in view. */
export function DrawerForm({ onSubmit, saving, onBack, children }: DrawerFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {children}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onBack}>
          {text.back}
        </Button>
        <Button type="submit" variant="secondary" busy={saving} busyLabel={text.saving}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
