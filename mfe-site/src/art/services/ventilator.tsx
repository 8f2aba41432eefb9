import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Head } from '@homecare/ui/illustrations/people'
import { Bed, Floor } from '../furniture'

/** Breathing support at home: a quiet machine, an even curve, a calm sleeper. */
export function VentilatorArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-sky)" />
      <Window x={104} y={40} size={0.74} />
      <Bed x={38} y={230} blanket="var(--color-ghaf)">
        <path fill="var(--art-leaf-light)" d="M58-50c8-22 22-28 44-26l24 4v30H60z" />
        <Head
          x={54}
          y={-80}
          size={0.82}
          skin={1}
          wear="grey"
          tint="var(--art-hair-grey)"
          turn={0.6}
          tilt={-20}
          asleep
        />
        <path
          fill="var(--color-sage)"
          stroke="var(--color-ink-soft)"
          strokeWidth="2"
          d="M56-76c6-6 14-2 15 6s-8 12-13 7-6-9-2-13z"
        />
        <path
          stroke="var(--color-ink-soft)"
          strokeWidth="4"
          strokeLinecap="round"
          d="M70-70c26-6 40-52 76-46 28 4 34 26 50 26"
        />
      </Bed>
      <path fill="var(--art-wood-deep)" d="M266 170h6v56h-6zm-22 54h50v6h-50z" />
      <rect x="226" y="98" width="80" height="76" rx="10" fill="var(--art-cloth)" />
      <rect x="235" y="107" width="62" height="42" rx="5" fill="var(--color-ink)" />
      <path
        stroke="var(--color-amber)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M240 136c4 0 4-18 9-18s4 18 9 18 4-18 9-18 4 18 9 18 4-18 9-18 3 12 6 16"
      />
      <circle cx="243" cy="161" r="5" fill="var(--color-ghaf)" />
      <path stroke="var(--color-line-strong)" strokeWidth="4" strokeLinecap="round" d="M260 161h34" />
      <Floor />
    </Scene>
  )
}
