import { useId, type ReactNode } from 'react'
import { Icon } from './icon'
import { ChevronDownIcon } from './icons'
import styles from './accordion.module.css'

export type AccordionProps = {
  items: readonly { question: string; answer: ReactNode }[]
  /** Index of the item that is open at first; -1 for none. */
  firstOpen?: number
}

/** One answer open at a time, by the browser itself: it works before and without scripts. */
export function Accordion({ items, firstOpen = 0 }: AccordionProps) {
  const group = useId()
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details key={item.question} name={group} className={styles.item} open={index === firstOpen}>
          <summary className={styles.question}>
            <span>{item.question}</span>
            <Icon icon={ChevronDownIcon} size={22} />
          </summary>
          <div className={styles.answer}>{item.answer}</div>
        </details>
      ))}
    </div>
  )
}
