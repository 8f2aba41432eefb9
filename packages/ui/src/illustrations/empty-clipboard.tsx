import { Plant, Scene, Shelter } from './parts'

/** A clipboard with nothing on it yet. */
export function EmptyClipboard({ label }: { label?: string }) {
  return (
    <Scene width={320} height={240} label={label}>
      <Shelter fill="var(--color-sage)" />
      <g transform="translate(0 8)">
        <g transform="rotate(-4 160 140)">
          <rect x="102" y="66" width="116" height="152" rx="12" fill="var(--art-wood)" />
          <rect x="112" y="80" width="96" height="128" rx="6" fill="var(--art-cloth)" />
          <path fill="var(--color-ink-soft)" d="M138 70a8 8 0 0 1 8-8h4a10 10 0 0 1 20 0h4a8 8 0 0 1 8 8v14h-44z" />
          <path
            stroke="var(--color-line)"
            strokeWidth="4"
            strokeLinecap="round"
            d="M128 110h64M128 132h64M128 154h42"
          />
          <circle cx="128" cy="182" r="7" stroke="var(--color-line)" strokeWidth="4" />
          <path stroke="var(--color-line)" strokeWidth="4" strokeLinecap="round" d="M146 182h38" />
        </g>
        <g transform="rotate(24 236 180)">
          <rect x="230" y="112" width="12" height="84" rx="3" fill="var(--color-clay)" />
          <path fill="var(--art-dusk)" d="M230 196h12l-6 16z" />
          <path fill="var(--color-ink)" d="M234 206h4l-2 6z" />
          <rect x="230" y="112" width="12" height="12" rx="3" fill="var(--color-clay-deep)" />
        </g>
        <Plant x={66} y={220} pot="var(--color-amber)" />
        <path stroke="var(--color-ghaf-deep)" strokeWidth="3" strokeLinecap="round" d="M12 221h296" />
      </g>
    </Scene>
  )
}
