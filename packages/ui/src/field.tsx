import { useId, type ReactNode } from 'react'
import { Icon } from './icon'
import { AlertIcon } from './icons'
import type { Locale } from '@homecare/domain/locales'
import { useHeldWhilePressed } from './use-held-while-pressed'
import styles from './field.module.css'

declare const BUILD_LOCALE: Locale | undefined

/** The attributes that label a control, describe it and mark it as wrong. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** `null` or `false` while there is none. Leave it out for a field that never has one: its line is not reserved. */
  error?: ReactNode
  required?: boolean | undefined
  /** Shown after the label of a field that may stay empty, e.g. "(optional)". */
  optionalMark?: string | undefined
  children: (props: ControlProps) => ReactNode
}

/**
 * Label, control, hint and error as one; the error is announced politely when it appears. Its line is reserved, so that
 * nothing below moves, and while a mouse button or finger is down nothing changes: a longer message could move the
 * button that is being pressed.
 */
export function Field({ label, hint, error: newest, required, optionalMark, children }: FieldProps) {
  const id = useId()
  const error = useHeldWhilePressed(newest)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span> {!required && optionalMark && <span className={styles.optional}>{optionalMark}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {newest !== undefined && (
        <div aria-live="polite" className={styles.live}>
          {error && (
            <p className={styles.error} id={errorId}>
              <Icon icon={AlertIcon} size={18} />
              {typeof BUILD_LOCALE !== 'undefined' && BUILD_LOCALE === 'ar' ? (
                <ErrorText>{error}</ErrorText>
              ) : (
                <span>{error}</span>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** A sentence of the server for which an Arabic page has no words stays English, and is read as such. */
function ErrorText({ children }: { children: ReactNode }) {
  const isEnglish = typeof children === 'string' && !/\p{Script=Arabic}/u.test(children)
  return <span {...(isEnglish && { lang: 'en', dir: 'ltr' })}>{children}</span>
}
