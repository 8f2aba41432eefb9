import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './control.module.css'

export type TextInputProps = ComponentProps<'input'>

/** The typed text decides its own direction, whatever the page's is. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input dir="auto" {...rest} type={type} className={classNames(styles.control, className)} />
}
