import { Ghaf, Scene, Shelter } from './parts'

/** A receipt with its tick under the tree. */
export function PaymentSuccess({ label }: { label?: string }) {
  return (
    <Scene width={320} height={240} label={label}>
      <Shelter fill="var(--color-sage)" />
      <g transform="translate(0 8)">
        <circle cx="232" cy="84" r="16" fill="var(--color-amber)" />
        <Ghaf x={78} y={222} size={0.92} />
        <path fill="var(--art-cloth)" d="M122 76h100v140l-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9z" />
        <path
          stroke="var(--color-line)"
          strokeWidth="4"
          strokeLinecap="round"
          d="M140 152h40m16 0h10M140 168h28m28 0h10M140 184h34m22 0h10"
        />
        <circle cx="172" cy="112" r="24" fill="var(--color-ghaf)" />
        <path
          stroke="var(--color-white)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M161 112l8 8 15-16"
        />
        <g transform="rotate(8 240 190)">
          <rect x="204" y="168" width="76" height="48" rx="8" fill="var(--color-ink-soft)" />
          <path fill="var(--color-ink)" d="M204 180h76v10h-76z" />
          <rect x="212" y="198" width="20" height="8" rx="2" fill="var(--color-amber)" />
        </g>
        <path stroke="var(--color-ghaf-deep)" strokeWidth="3" strokeLinecap="round" d="M12 222h296" />
      </g>
    </Scene>
  )
}
