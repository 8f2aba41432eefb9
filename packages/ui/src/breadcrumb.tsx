import type { ElementType } from 'react'
import { Anchor } from './anchor'
import { Icon } from './icon'
import { ChevronRightIcon } from './icons'
import * as text from './locales/en/breadcrumb.json'
import styles from './breadcrumb.module.css'

export type BreadcrumbProps = {
  /** From the home page to this one; the last needs no address. */
  items: readonly { label: string; href?: string }[]
  label?: string
  as?: ElementType
}

export function Breadcrumb({ items, label: name = text.label, as }: BreadcrumbProps) {
  return (
    <nav aria-label={name}>
      <ol className={styles.trail}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index > 0 && <Icon icon={ChevronRightIcon} size={16} />}
            {item.href && index < items.length - 1 ? (
              <Anchor href={item.href} as={as} className={styles.link}>
                {item.label}
              </Anchor>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
