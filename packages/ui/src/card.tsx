import type { ElementType, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './card.module.css'

export type CardProps = {
  /** The element to be, e.g. `li` or `article`. */
  as?: ElementType
  tone?: 'white' | 'sand' | 'sage'
  padding?: 'none' | 'md' | 'lg'
  className?: string | undefined
  children: ReactNode
}

const paddings = { none: 'padNone', md: 'padMd', lg: 'padLg' } as const

/** A hairline box, radius 14, no shadow. */
export function Card({ as: Element = 'div', tone = 'white', padding = 'md', className, children }: CardProps) {
  return (
    <Element className={classNames(styles.card, styles[tone], styles[paddings[padding]], className)}>
      {children}
    </Element>
  )
}
