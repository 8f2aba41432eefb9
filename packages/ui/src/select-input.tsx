import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { ChevronDownIcon } from './icons'
import styles from './control.module.css'

export type SelectOption = string | { value: string; label: string; disabled?: boolean }

export type SelectInputProps = ComponentProps<'select'> & {
  options: readonly SelectOption[]
  /** First entry, with an empty value. */
  placeholder?: string | undefined
}

export function SelectInput({ options, placeholder, className, ...rest }: SelectInputProps) {
  return (
    <div className={classNames(styles.wrap, styles.atEnd)}>
      <select {...rest} className={classNames(styles.control, styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label, disabled } =
            typeof option === 'string' ? { value: option, label: option, disabled: false } : option
          return (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          )
        })}
      </select>
      <Icon icon={ChevronDownIcon} />
    </div>
  )
}
