import { VisuallyHidden } from './visually-hidden'
import styles from './price.module.css'

/**
 * Integer fils as "AED 1,250" or "AED 1,250.50"; `decimals` shows the two digits always. Not by Intl: making its first
 * formatter costs a phone more than all prices of a page.
 */
export function formatAed(fils: number, decimals = false): string {
  const [whole = '', cents] = (fils / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `AED ${grouped}${decimals || cents !== '00' ? `.${cents}` : ''}`
}

export type PriceProps = { fils: number; was?: number | undefined; decimals?: boolean }

/** A price in fils, with the price that it had before struck through. */
export function Price({ fils, was, decimals }: PriceProps) {
  if (was === undefined) return <span className={styles.price}>{formatAed(fils, decimals)}</span>
  return (
    <span className={styles.price}>
      {was > fils && (
        <s className={styles.was}>
          <VisuallyHidden>before: </VisuallyHidden>
          {formatAed(was, decimals)}
        </s>
      )}{' '}
      <span>
        <VisuallyHidden>now: </VisuallyHidden>
        {formatAed(fils, decimals)}
      </span>
    </span>
  )
}
