import { VisuallyHidden } from './visually-hidden'
import styles from './price.module.css'

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Integer fils as "AED 1,250" or "AED 1,250.50"; `decimals` shows the two digits always. */
export const formatAed = (fils: number, decimals = false): string =>
  `AED ${(decimals || fils % 100 !== 0 ? exact : whole).format(fils / 100)}`

export type PriceProps = { fils: number; was?: number | undefined; decimals?: boolean }

/** A price in fils, with the price that it had before struck through. */
export function Price({ fils, was, decimals }: PriceProps) {
  return (
    <span className={styles.price}>
      {was !== undefined && was > fils && (
        <s className={styles.was}>
          <VisuallyHidden>before: </VisuallyHidden>
          {formatAed(was, decimals)}
        </s>
      )}{' '}
      <span className={styles.now}>
        {was !== undefined && <VisuallyHidden>now: </VisuallyHidden>}
        {formatAed(fils, decimals)}
      </span>
    </span>
  )
}
