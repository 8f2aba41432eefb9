import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Armchair, Bed, Lamp } from './furniture'

/** Three in the morning: he sleeps, she watches, a lamp is on. */
export function HeroNight() {
  return (
    <Scene width={640} height={480}>
      <g transform="scale(2)">
        <Shelter fill="var(--color-ghaf-deep)" />
      </g>
      <circle cx="452" cy="210" r="84" fill="var(--color-amber)" opacity=".16" />
      <circle cx="452" cy="210" r="54" fill="var(--color-amber)" opacity=".18" />
      <Window x={214} y={96} size={1.7} night />
      <Lamp x={452} y={460} size={1.9} lit={false} />
      <Bed x={62} y={460} size={1.62} blanket="var(--color-ghaf)">
        <path fill="var(--art-sky)" d="M58-50c8-24 24-28 46-26l24 4v30H60z" />
        <Head
          x={54}
          y={-82}
          size={0.86}
          skin={2}
          wear="grey"
          tint="var(--art-hair-grey)"
          turn={0.7}
          tilt={-20}
          asleep
        />
      </Bed>
      <Armchair x={506} y={460} size={1.62} fill="var(--color-amber)" />
      <path fill="var(--color-ink)" d="M470 392c16-12 56-12 72 0l10 54H458z" />
      <path fill="var(--color-sand-deep)" d="M466 446h34v11h-42c0-6 4-11 8-11zm48 0h34c4 0 8 5 8 11h-42z" />
      <NurseTorso x={506} y={394} size={1.36} glasses turn={-1} tilt={-4} scarf="var(--art-leaf-light)" />
      <Limb d="M468 316c-12 26-10 44 8 58" tone="var(--color-ghaf)" width={23} />
      <Limb d="M544 316c12 26 8 46-12 60" tone="var(--color-ghaf)" width={23} />
      <path fill="var(--art-cloth)" d="M456 360l44 12 44-12 6 34-50 12-50-12z" />
      <path stroke="var(--art-cloth-shade)" strokeWidth="4" d="M500 372v34" />
      <Hand x={462} y={384} angle={-60} skin={2} r={12} />
      <Hand x={540} y={384} angle={60} flip skin={2} r={12} />
      <path stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" d="M24 460h592" />
    </Scene>
  )
}
