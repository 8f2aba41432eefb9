import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './control.module.css'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...rest} className={classNames(styles.control, styles.area, className)} />
}
