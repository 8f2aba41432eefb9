import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor } from '../furniture'

/** A woman leans back with a towel round her hair, eyes closed; a practitioner glides a handpiece over her cheek. */
export function HydrafacialArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-dusk)" />
      <Window x={34} y={82} size={0.62} />
      <NurseTorso x={212} y={184} size={1.06} skin={2} wear="long" turn={-1} tilt={-8} />
      <path fill="var(--art-leaf)" d="M62 190c-12-44 4-76 34-82l22 10 30 74z" />
      <path fill="var(--art-cloth)" d="M96 214c-2-30 6-50 28-52 28-2 84 12 140 26 18 4 26 12 26 26z" />
      <path
        stroke="var(--art-cloth-shade)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M128 184c30 4 62 10 92 18m-66-30c30 6 60 12 86 20"
      />
      <path fill="var(--art-leaf)" d="M58 178h30l12 22h186a8 8 0 0 1 0 16H84c-16 0-26-16-26-38z" />
      <path fill="var(--art-wood-deep)" d="M96 216h10v14H96zm166 0h10v14h-10z" />
      <Head x={112} y={138} size={1.2} skin={3} wear="bun" tint="var(--art-cloth)" tilt={-24} asleep calm={false} />
      <path
        fill="var(--art-sky)"
        stroke="var(--color-ghaf)"
        strokeWidth="2"
        d="M150 92c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13zm-14-22c3 4 5 7 5 10a5 5 0 0 1-10 0c0-3 2-6 5-10z"
      />
      <path stroke="var(--color-ink-soft)" strokeWidth="7" strokeLinecap="round" d="M134 140l26-10" />
      <Limb d="M184 118c-4 14-8 18-18 18" tone="var(--color-ghaf)" width={16} />
      <Hand x={160} y={135} angle={92} skin={2} r={8} />
      <Limb d="M240 120c10 26-10 46-56 46" tone="var(--color-ghaf)" width={17} />
      <Hand x={154} y={167} angle={84} flip skin={2} r={8} />
      <Plant x={288} y={230} size={0.6} />
      <Floor />
    </Scene>
  )
}
