import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { SearchIcon } from './icons'
import styles from './control.module.css'

/** A search box. `label` is its accessible name; leave it out inside a Field. */
export function SearchInput({ label, className, ...rest }: ComponentProps<'input'> & { label?: string }) {
  return (
    <div className={classNames(styles.wrap, styles.atStart)}>
      <Icon icon={SearchIcon} />
      <input
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        {...rest}
        type="search"
        className={classNames(styles.control, className)}
      />
    </div>
  )
}
