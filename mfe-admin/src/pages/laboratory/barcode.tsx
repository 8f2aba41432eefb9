import JsBarcode from 'jsbarcode'
import { laboratoryMessages } from './messages'

const HEIGHT = 40

/** A barcode of Code 128. The library only encodes: it would write into the page, which the page's policy refuses. */
export function Barcode({ value, className }: { value: string; className: string | undefined }) {
  const modules = modulesOf(value)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${modules.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={laboratoryMessages.sheet.barcode(value)}
    >
      <path d={barsOf(modules)} />
    </svg>
  )
}

/** The modules of a barcode, `1` for a dark one. */
export function modulesOf(value: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, value, { format: 'CODE128' })
  return (drawn.encodings ?? []).map(({ data }) => data).join('')
}

const barsOf = (modules: string): string =>
  [...modules.matchAll(/1+/g)]
    .map(({ 0: bar, index }) => `M${index} 0h${bar.length}v${HEIGHT}h-${bar.length}z`)
    .join('')
