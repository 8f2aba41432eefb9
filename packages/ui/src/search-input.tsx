import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { SearchIcon } from './icons'
import control from './control.module.css'
import styles from './search-input.module.css'

/** A search box. `label` is its accessible name; leave it out inside a Field. */
export function SearchInput({ label, className, ...rest }: ComponentProps<'input'> & { label?: string }) {
  return (
    <div className={classNames(control.wrap, control.atStart)}>
      <Icon icon={SearchIcon} />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        {...rest}
        type="search"
        className={classNames(control.control, styles.search, className)}
      />
    </div>
  )
}
