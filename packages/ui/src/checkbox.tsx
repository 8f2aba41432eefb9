import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
}

/** The whole row is the target. */
export function Checkbox({ label, detail, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </label>
  )
}
