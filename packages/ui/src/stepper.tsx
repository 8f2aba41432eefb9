import type { ElementType } from 'react'
import { arabic } from '@homecare/domain/arabic-formats'
import { Anchor } from './anchor'
import { classNames } from './class-names'
import { Icon } from './icon'
import { CheckIcon } from './icons'
import * as text from './locales/en/stepper.json'
import { hiddenWhenNarrow, VisuallyHidden } from './visually-hidden'
import styles from './stepper.module.css'

export type StepperProps = {
  /** A step with an address can be gone back to. */
  steps: readonly { label: string; href?: string | undefined }[]
  /** Index of the step that is shown, from 0. */
  current: number
  label?: string
  as?: ElementType
}

export function Stepper({ steps, current, label = text.steps, as }: StepperProps) {
  return (
    <nav aria-label={label} className={styles.stepper}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const done = index < current
          const label = (
            <>
              <span className={styles.dot}>
                {done ? <Icon icon={CheckIcon} size={16} /> : arabic ? arabic.digits(String(index + 1)) : index + 1}
              </span>
              <span className={classNames(styles.label, index !== current && hiddenWhenNarrow)}>{step.label}</span>
              {done && <VisuallyHidden>{text.done}</VisuallyHidden>}
            </>
          )
          return (
            <li
              key={step.label}
              className={classNames(styles.step, done && styles.done, index === current && styles.current)}
              aria-current={index === current ? 'step' : undefined}
            >
              {done && step.href ? (
                <Anchor href={step.href} as={as} className={styles.inside}>
                  {label}
                </Anchor>
              ) : (
                <span className={styles.inside}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
