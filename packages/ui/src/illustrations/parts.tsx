import type { ReactNode } from 'react'

type Place = { x: number; y: number; size?: number }
const at = ({ x, y, size = 1 }: Place) => `translate(${x} ${y}) scale(${size})`

/**
 * The frame of every scene: decoration for those who see, silent for screen readers unless it has a `label`. In a box
 * that is narrower than the scene its middle is shown, so that people stay large: keep them between x = 50 and 270.
 */
export function Scene({
  width,
  height,
  label,
  children,
}: {
  width: number
  height: number
  label?: string | undefined
  children: ReactNode
}) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" fill="none" {...meaning}>
      {children}
    </svg>
  )
}

/** The one idea of the family: a roof shaped like the ghaf's canopy, over whatever happens. 320 × 240. */
export function Shelter({ fill = 'var(--color-sage)' }: { fill?: string }) {
  return (
    <path
      fill={fill}
      d="M136 14a36 36 0 0 1 48 0l104 86c8 7 12 15 12 26v90a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14v-90c0-11 4-19 12-26z"
    />
  )
}

/** A ghaf: forked trunk, hanging canopy in three layers. About 120 wide, foot at 0,0. */
export function Ghaf({
  light = 'var(--art-leaf-light)',
  dark = 'var(--art-leaf)',
  ...place
}: Place & { light?: string; dark?: string }) {
  return (
    <g transform={at(place)}>
      <path
        stroke="var(--art-wood)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M0 0c1-18-1-30-3-42m1 14c8-6 16-12 20-24M-3-34c-8-4-16-10-20-20"
      />
      <path
        fill={dark}
        d="M-58-56c-6-16 8-28 22-27 4-17 24-24 38-16 14-9 34-2 37 14 15-1 26 14 19 28-5 9-17 10-24 5-6 9-22 10-29 2-8 8-22 8-29-1-9 6-29 6-34-5z"
      />
      <path
        fill={light}
        d="M-44-66c-2-10 8-17 17-14 4-11 19-14 27-6 9-7 23-3 26 7-9 5-17 2-22-1-6 8-17 9-24 4-7 8-17 11-24 10z"
      />
    </g>
  )
}

/** A window on the day, a tree in it. 96 × 120 from its upper left corner. */
export function Window({ sky = 'var(--art-sky)', night, ...place }: Place & { sky?: string; night?: boolean }) {
  return (
    <g transform={at(place)}>
      <path fill="var(--art-cloth)" d="M0 46a48 48 0 0 1 96 0v74H0z" />
      <path fill={night ? 'var(--color-ink-soft)' : sky} d="M7 47a41 41 0 0 1 82 0v66H7z" />
      {night ? (
        <path fill="var(--color-amber)" d="M62 30a13 13 0 1 0 12 19 14 14 0 0 1-12-19z" />
      ) : (
        <circle cx="66" cy="40" r="11" fill="var(--color-amber)" />
      )}
      <path fill={night ? 'var(--color-ink)' : 'var(--art-dusk)'} d="M7 92c22-12 54-10 82 2v19H7z" />
      <Ghaf
        x={36}
        y={104}
        size={0.48}
        {...(night ? { light: 'var(--color-ghaf)', dark: 'var(--color-ghaf-deep)' } : {})}
      />
      <path stroke="var(--art-cloth)" strokeWidth="5" d="M48 2v112M4 66h88" />
      <path fill="var(--art-cloth)" d="M-6 113h108a4 4 0 0 1 0 9H-6a4 4 0 0 1 0-9z" />
    </g>
  )
}

/** A plant in a pot, foot at 0,0, about 60 high. */
export function Plant({ pot = 'var(--color-clay)', ...place }: Place & { pot?: string }) {
  return (
    <g transform={at(place)}>
      <path
        fill="var(--color-ghaf)"
        d="M0-26c-14-4-22-16-22-32 14 2 22 14 22 32zm0 0c14-4 22-16 22-32-14 2-22 14-22 32z"
      />
      <path fill="var(--art-leaf)" d="M0-26c-8-12-8-28 0-42 8 14 8 30 0 42z" />
      <path fill={pot} d="M-15-28h30l-4 25a4 4 0 0 1-4 3H-7a4 4 0 0 1-4-3z" />
    </g>
  )
}

/** The nurse's bag, standing on 0,0; 72 × 56. */
export function NurseBag({ fill = 'var(--color-clay)', ...place }: Place & { fill?: string }) {
  return (
    <g transform={at(place)}>
      <path
        stroke="var(--color-ink)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M-14-44v-6a8 8 0 0 1 8-8H6a8 8 0 0 1 8 8v6"
      />
      <rect x="-36" y="-46" width="72" height="46" rx="9" fill={fill} />
      <path fill="var(--color-clay-deep)" d="M-36-37a9 9 0 0 1 9-9h54a9 9 0 0 1 9 9v11h-72z" />
      <circle cy="-25" r="13" fill="var(--art-cloth)" />
      <path fill="var(--color-ghaf)" d="M0-17c-12-8-8-16-3-16q2 0 3 3 1-3 3-3c5 0 9 8-3 16z" />
    </g>
  )
}
