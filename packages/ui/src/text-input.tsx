import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './control.module.css'

export type TextInputProps = ComponentProps<'input'>

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={classNames(styles.control, className)} />
}
