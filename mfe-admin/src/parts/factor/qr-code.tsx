import { encode } from 'uqr'
import styles from './factor.module.css'

/** The quiet zone that readers need, in modules. */
const BORDER = 4

/** Draws a text as a QR code, black on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={styles.qrPaper} width={size} height={size} />
      <path className={styles.qrInk} d={path} />
    </svg>
  )
}
