import { Plant, Scene, Shelter } from './parts'

/** A card that did not go through, and the phone beside it: there is another way. */
export function PaymentFailed({ label }: { label?: string }) {
  return (
    <Scene width={320} height={240} label={label}>
      <Shelter fill="var(--art-dusk)" />
      <g transform="translate(0 8)">
        <g transform="rotate(-7 130 140)">
          <rect x="66" y="96" width="132" height="84" rx="12" fill="var(--color-ink-soft)" />
          <path fill="var(--color-ink)" d="M66 116h132v16H66z" />
          <rect x="80" y="150" width="34" height="13" rx="3" fill="var(--color-amber)" />
          <path stroke="var(--color-on-ink-muted)" strokeWidth="4" strokeLinecap="round" d="M126 157h8m8 0h8m8 0h8" />
        </g>
        <circle cx="188" cy="92" r="25" fill="var(--art-cloth)" />
        <circle cx="188" cy="92" r="19" fill="var(--color-clay)" />
        <path stroke="var(--color-white)" strokeWidth="5" strokeLinecap="round" d="M188 82v11m0 8v.2" />
        <rect x="216" y="122" width="54" height="98" rx="10" fill="var(--color-ghaf)" />
        <rect x="221" y="130" width="44" height="80" rx="4" fill="var(--art-cloth)" />
        <path
          fill="var(--color-ghaf)"
          d="M235 156c2-2 5-2 6 1l2 5c1 2 0 3-2 5 2 5 5 8 9 10 2-2 4-3 6-2l4 2c3 1 3 4 1 6-3 3-7 4-11 3-9-3-16-11-18-20-1-4 0-8 3-10z"
        />
        <Plant x={62} y={220} pot="var(--color-ghaf-deep)" size={0.9} />
        <path stroke="var(--art-wood-deep)" strokeWidth="3" strokeLinecap="round" d="M12 221h296" />
      </g>
    </Scene>
  )
}
