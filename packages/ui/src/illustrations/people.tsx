import type { ReactNode } from 'react'

type Skin = 1 | 2 | 3 | 4
export type HeadProps = {
  x: number
  y: number
  size?: number
  skin?: Skin
  wear: 'scarf' | 'ghutra' | 'short' | 'curls' | 'grey' | 'long' | 'bun' | 'child'
  /** Colour of the scarf or the hair. */
  tint?: string
  /** The direction in which the face looks: -1 left, 0 ahead, 1 right. */
  turn?: number
  /** Degrees of a bow of the head. */
  tilt?: number
  asleep?: boolean
  /** Without a smile, as beside an illness. */
  calm?: boolean
  beard?: boolean
  glasses?: boolean
}

const behind = (wear: HeadProps['wear'], tint: string): ReactNode =>
  ({
    scarf: <path fill={tint} d="M-23 0c-2-33 48-33 46 0 0 15 3 25 12 34H-35C-26 25-23 15-23 0z" />,
    ghutra: <path fill="var(--art-cloth)" d="M-23-3c-1-30 47-30 46 0l7 45c-9 5-17 3-21-1h-18c-4 4-12 6-21 1z" />,
    long: <path fill={tint} d="M-21-2c-2-31 44-31 42 0l3 32h-48z" />,
    bun: <circle cy="-25" r="8" fill={tint} />,
    short: null,
    curls: null,
    grey: null,
    child: null,
  })[wear]

const above = (wear: HeadProps['wear'], tint: string): ReactNode =>
  ({
    scarf: (
      <path
        fill={tint}
        d="M-19-4c0-26 38-26 38 0-5-9-11-13-19-13s-14 4-19 13zM-17 8c4 14 30 14 34 0l4 19c-12 7-30 7-42 0z"
      />
    ),
    ghutra: (
      <>
        <path fill="var(--art-cloth)" d="M-21-4c-1-27 43-27 42 0-5-6-11-9-21-9s-16 3-21 9z" />
        <path stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" d="M-19-13c9-7 29-7 38 0" />
      </>
    ),
    long: <path fill={tint} d="M-20 2c-4-35 44-35 40 0-3-10-10-15-16-16-7 7-17 10-24 16z" />,
    bun: <path fill={tint} d="M-19 1c-4-31 42-31 38 0-2-9-7-14-14-16C-1-9-11-8-15-6c-2 2-3 4-4 7z" />,
    curls: (
      <path
        fill={tint}
        d="M-18 0c-6-4-5-12 0-14 0-7 7-11 12-9 4-4 12-3 14 1 6-1 11 4 10 10 4 3 4 9 0 12-2-6-4-10-8-12-8 3-14 3-20 0-4 2-7 6-8 12z"
      />
    ),
    short: <path fill={tint} d="M-18-1c-7-31 43-32 36 0-1-8-4-12-8-14-7 4-16 4-22 1-4 4-5 8-6 13z" />,
    grey: <path fill={tint} d="M-18 1c-6-28 42-28 36 0-1-7-3-10-6-13-8-4-16-4-24 0-3 3-5 6-6 13z" />,
    child: (
      <path fill={tint} d="M-18-2c-5-26 41-26 36 0-4-7-9-10-14-10-5 3-15 4-22 10zM-2-21c1-4 5-6 8-5-2 1-3 3-3 6z" />
    ),
  })[wear]

/** A head with its neck; the chin is about 20 below `y`. Simple on purpose: brows, eyes, a nose and a mouth. */
export function Head({
  x,
  y,
  size = 1,
  skin = 1,
  wear,
  tint = 'var(--art-hair)',
  turn = 0,
  tilt = 0,
  asleep,
  calm = asleep,
  beard = wear === 'grey',
  glasses,
}: HeadProps) {
  const tone = `var(--art-skin-${skin})`
  const shift = turn * 5
  const old = wear === 'grey'
  // Lines of a face are darker than its skin, and on the darkest skin lighter.
  const line = skin === 4 ? 'var(--art-line-light)' : 'var(--color-ink)'
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size})`}>
      {behind(wear, tint)}
      {wear !== 'scarf' && <path fill={tone} d="M-7 10h14v18a7 7 0 0 1-14 0z" />}
      {wear !== 'scarf' && wear !== 'ghutra' && wear !== 'long' && (
        <path fill={tone} d="M-19-2a4 5 0 0 0 1 9zm38 0a4 5 0 0 1-1 9z" />
      )}
      <path fill={tone} d="M-18-3c0-25 36-25 36 0 0 13-6 24-18 24S-18 10-18-3z" />
      {beard && <path fill={tint} d="M-18 1c2 13 8 23 18 23S16 14 18 1c-4 7-8 8-12 8H-6c-4 0-8-1-12-8z" />}
      {beard && <path fill={tone} d={`M${-6 + shift} 10h12c-1 5-11 5-12 0z`} />}
      <g transform={`translate(${shift} 0)`} strokeLinecap="round">
        <path stroke={old ? tint : line} strokeWidth="1.7" d="M-9.5-6q3-2 6-.4M3.5-6.4q3-1.6 6 .4" />
        {asleep ? (
          <path stroke={line} strokeWidth="1.6" d="M-9 0q3 3 6 0M3 0q3 3 6 0" />
        ) : (
          <path stroke={line} strokeWidth="3" d="M-6.5-.5v.6M6.5-.5v.6" />
        )}
        <path stroke={line} strokeWidth="1.4" opacity=".55" d={turn < 0 ? 'M0 0l-2 5h2' : 'M0 0l2 5H0'} />
        {old && <path stroke={line} strokeWidth="1" opacity=".45" d="M-12 3q-2 1-3 0M12 3q2 1 3 0M-5-12q5-1.4 10 0" />}
        {glasses && (
          <path
            stroke={line}
            strokeWidth="1.5"
            d="M-11.5-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1.5-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0m-3 0q1.5-1.5 3 0"
          />
        )}
        <path stroke={line} strokeWidth="1.6" d={calm ? 'M-3.5 11q3.5 1 7 0' : 'M-4.5 10q4.5 4.5 9 0'} />
      </g>
      {above(wear, tint)}
    </g>
  )
}

/** An arm or a leg as one round stroke along a path. */
export function Limb({ d, tone, width = 16 }: { d: string; tone: string; width?: number }) {
  return <path d={d} stroke={tone} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
}

type HandProps = {
  x: number
  y: number
  skin?: Skin
  /** About half of the palm's width. */
  r?: number
  /** Where the fingers point, in degrees: 0 down, 90 left, -90 right, 180 up. */
  angle?: number
  /** The thumb on the other side. */
  flip?: boolean
}

/** A hand seen from its back: wrist, palm, four fingers and a thumb. The wrist is at the end of the arm. */
export function Hand({ x, y, skin = 1, r = 8, angle = 0, flip }: HandProps) {
  const size = (r / 8) * 1.08
  const tone = `var(--art-skin-${skin})`
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${flip ? -size : size} ${size})`}
      stroke={tone}
      strokeLinecap="round"
    >
      <path fill={tone} strokeWidth="1" d="M-4-9H4L6.3-2 6 4H-6l-.3-6z" />
      <path strokeWidth="2.8" d="M-4.7 2.5v5.2M-1.600 3v6.7M1.600 3v6.3M4.7 2.5v4.2" />
      <path strokeWidth="3.2" d="M4.5-4.5Q8.5-2 8.8 2.5" />
    </g>
  )
}

/** The nurse from the waist up, in the brand's green; her waist at 0,0. Arms are drawn by the scene. */
export function NurseTorso({
  x,
  y,
  size = 1,
  skin = 2,
  turn = 0,
  tilt = 0,
  wear = 'scarf',
  scarf = wear === 'scarf' ? 'var(--art-cloth)' : 'var(--art-hair)',
  ...face
}: Pick<HeadProps, 'x' | 'y' | 'size' | 'skin' | 'turn' | 'tilt' | 'beard' | 'glasses' | 'calm'> & {
  wear?: HeadProps['wear']
  /** Colour of the scarf, or of the hair. */
  scarf?: string
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="var(--color-ghaf)" d="M-33 6v-58c0-17 13-26 33-26s33 9 33 26V6z" />
      <path fill="var(--color-ghaf-deep)" d="M-33-14h66V6h-66z" opacity=".35" />
      <rect x="10" y="-46" width="15" height="10" rx="2" fill="var(--art-cloth)" />
      <Head x={0} y={-106} skin={skin} wear={wear} tint={scarf} turn={turn} tilt={tilt} {...face} />
    </g>
  )
}
