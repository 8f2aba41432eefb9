import { classNames } from './class-names'
import { format } from './locales/en/date-picker.json'
import control from './control.module.css'
import styles from './native-pickers.module.css'
import { TextInput, type TextInputProps } from './text-input'

type NativePickerProps = Omit<TextInputProps, 'type'>

/** The browser's own date control; its value is `YYYY-MM-DD`. */
export function DateInput({ className, ...rest }: NativePickerProps) {
  return (
    <div className={control.wrap}>
      <TextInput {...rest} type="date" className={classNames(styles.native, className)} />
      <span aria-hidden className={classNames(control.control, styles.empty)} data-empty={format} />
    </div>
  )
}

/** The browser's own time control; its value is `HH:MM`. */
export function TimeInput({ className, ...rest }: NativePickerProps) {
  return <TextInput {...rest} type="time" className={classNames(styles.native, className)} />
}
