import { formatAed } from '@homecare/domain/money'
import * as text from './locales/en/price.json'
import { VisuallyHidden } from './visually-hidden'
import styles from './price.module.css'

export type PriceProps = {
  fils: number
  was?: number | undefined
  /** Shows the two digits of the fils also where they are zero. */
  decimals?: boolean
}

/** A price in fils, with the price that it had before struck through. */
export function Price({ fils, was, decimals = false }: PriceProps) {
  const cents = decimals ? 'always' : 'if-any'
  if (was === undefined) return <span className={styles.price}>{formatAed(fils, cents)}</span>
  return (
    <span className={styles.price}>
      {was > fils && (
        <s className={styles.was}>
          <VisuallyHidden>{text.before}</VisuallyHidden>
          <span>{formatAed(was, cents)}</span>
        </s>
      )}{' '}
      <span>
        <VisuallyHidden>{text.now}</VisuallyHidden>
        <span>{formatAed(fils, cents)}</span>
      </span>
    </span>
  )
}
