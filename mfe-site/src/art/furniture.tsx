import type { ReactNode } from 'react'

type Place = { x: number; y: number; size?: number }
const at = ({ x, y, size = 1 }: Place) => `translate(${x} ${y}) scale(${size})`

/** A bed from the side, foot of its legs at y; 220 long, the pillow at its left. Children lie between sheet and blanket. */
export function Bed({
  children,
  blanket = 'var(--color-ghaf)',
  ...place
}: Place & { children?: ReactNode; blanket?: string }) {
  return (
    <g transform={at(place)}>
      <path fill="var(--art-wood-deep)" d="M0-96a8 8 0 0 1 16 0V0H6a6 6 0 0 1-6-6zM212-52a6 6 0 0 1 12 0V0h-12z" />
      <path fill="var(--art-wood)" d="M10-34h206v18H10z" />
      <rect x="14" y="-52" width="202" height="22" rx="8" fill="var(--art-cloth)" />
      <rect
        x="16"
        y="-78"
        width="64"
        height="32"
        rx="15"
        fill="var(--art-cloth-shade)"
        transform="rotate(-14 48 -62)"
      />
      {children}
      <path fill={blanket} d="M88-52c8-20 28-24 46-22 30 4 60 4 76 12 6 3 8 8 8 16v14H82z" />
      <path fill="var(--art-cloth)" d="M80-32c0-12 3-22 10-26 6-3 14-2 14 4-6 4-10 12-10 22z" />
    </g>
  )
}

/** An armchair from the front, feet at y; about 104 wide. The sitter's lap is at y - 40. */
export function Armchair({
  fill = 'var(--color-amber)',
  children,
  ...place
}: Place & { fill?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path fill="var(--art-wood-deep)" d="M-44-10h8V0h-8zm80 0h8V0h-8z" />
      <path fill={fill} d="M-42-96c0-18 14-24 42-24s42 6 42 24v60h-84z" />
      {children}
      <rect x="-54" y="-62" width="22" height="54" rx="11" fill={fill} />
      <rect x="32" y="-62" width="22" height="54" rx="11" fill={fill} />
      <path fill="var(--color-ink)" opacity=".1" d="M-32-34h64v26h-64z" />
    </g>
  )
}

/** A floor lamp with its light, foot at y. */
export function Lamp({ lit = true, ...place }: Place & { lit?: boolean }) {
  return (
    <g transform={at(place)}>
      {lit && <path fill="var(--color-amber)" opacity=".22" d="M-22-104h44L62 0H-62z" />}
      <path stroke="var(--art-wood-deep)" strokeWidth="4" strokeLinecap="round" d="M0-104V-2m-16 0h32" />
      <path fill="var(--color-amber)" d="M-15-136h30l10 34h-50z" />
    </g>
  )
}

/** A small round table, foot at y; its top at y - 52. */
export function SideTable({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path fill="var(--art-wood-deep)" d="M-3-48h6V0h-6zM-18-4h36v4h-36z" />
      <rect x="-32" y="-54" width="64" height="8" rx="4" fill="var(--art-wood)" />
      <g transform="translate(0 -54)">{children}</g>
    </g>
  )
}

/** The floor line that all scenes of a service stand on. */
export const Floor = () => (
  <path stroke="var(--color-ghaf-deep)" strokeWidth="3" strokeLinecap="round" d="M12 230h296" />
)
