import type { ReactNode, RefObject } from 'react'
import { classNames } from '@homecare/ui/class-names'
import styles from './filter-form.module.css'

interface FilterFormProps {
  label: string
  form?: RefObject<HTMLFormElement | null>
  className?: string | undefined
  /** What a phone folds away is shown. */
  open?: boolean
  children: ReactNode
}

/** The fields that narrow a screen down, in one line. They act as they are typed: there is nothing to send. */
export function FilterForm({ label, form, className, open, children }: FilterFormProps) {
  return (
    <form
      ref={form}
      className={classNames(styles.bar, className)}
      data-open={open || undefined}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  )
}
