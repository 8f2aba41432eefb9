import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor } from '../furniture'

/** An arm is raised a little further than last week. */
export function PhysiotherapyArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <Window x={38} y={92} size={0.66} />
      <path fill="var(--art-wood)" d="M92 190h92v10H92z" />
      <path fill="var(--art-wood-deep)" d="M100 200h10v30h-10zm66 0h10v30h-10z" />
      <Limb d="M132 187h46l8 35" tone="var(--color-ink-soft)" width={21} />
      <path fill="var(--color-amber)" d="M108 192v-46c0-15 10-22 25-22s25 7 25 22v46z" />
      <Head x={133} y={101} size={0.84} skin={2} wear="long" turn={0.8} />
      <Limb d="M116 142c-6 14-6 26 0 38" tone="var(--color-amber)" width={14} />
      <Limb d="M150 138c14-10 24-26 30-46" tone="var(--color-amber)" width={14} />
      <Hand x={183} y={83} angle={-163} skin={2} r={8} />
      <path fill="var(--color-ink-soft)" d="M208 172h46l3 58h-20l-6-42-6 42h-20z" />
      <NurseTorso x={231} y={178} size={0.78} skin={3} turn={-1} scarf="var(--art-leaf-light)" />
      <Limb d="M210 136c-14-2-24-14-28-30" tone="var(--color-ghaf)" width={14} />
      <Hand x={181} y={101} angle={166} flip skin={3} r={7} />
      <Limb d="M212 148c-16 6-30 4-44-4" tone="var(--color-ghaf)" width={14} />
      <Hand x={163} y={141} angle={115} flip skin={3} r={7} />
      <circle cx="286" cy="206" r="24" fill="var(--color-clay)" />
      <path stroke="var(--color-clay-deep)" strokeWidth="3" strokeLinecap="round" d="M270 196c8-10 22-12 32-4" />
      <Plant x={46} y={230} size={0.6} pot="var(--color-ghaf-deep)" />
      <Floor />
    </Scene>
  )
}
