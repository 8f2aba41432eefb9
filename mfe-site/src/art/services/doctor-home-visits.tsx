import { NurseBag, Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb } from '@homecare/ui/illustrations/people'
import { Armchair, Floor } from '../furniture'

/** The doctor listens, at the family's sofa. */
export function DoctorHomeVisitsArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-dusk)" />
      <Window x={56} y={66} size={0.74} />
      <Armchair x={218} y={230} fill="var(--art-leaf)">
        <path fill="var(--art-cloth)" d="M-28-34v-42c0-14 10-20 28-20s28 6 28 20v42z" />
        <Head x={0} y={-116} size={0.82} skin={1} wear="ghutra" tint="var(--art-hair-grey)" beard turn={-0.8} />
        <path fill="var(--art-cloth-shade)" d="M-28-48h56l4 44h-64z" />
      </Armchair>
      <path fill="var(--color-ink-soft)" d="M104 176h44l4 54h-20l-6-34-6 34h-20z" />
      <path fill="var(--art-cloth)" d="M98 206v-66c0-16 12-22 28-22s28 8 28 22v66z" />
      <path fill="var(--color-ghaf)" d="M118 118h16l-8 30z" />
      <path fill="var(--art-cloth-shade)" d="M125 148h3v58h-3z" />
      <Head x={126} y={94} size={0.84} skin={3} wear="short" glasses turn={0.9} />
      <path
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M114 118c0 22 24 22 24 2m-8 18c14 14 32 16 48 16"
      />
      <Limb d="M146 138c8 14 18 18 30 16" tone="var(--art-cloth)" width={15} />
      <Hand x={181} y={153} angle={-95} skin={3} r={7} />
      <circle cx="190" cy="153" r="6" fill="var(--color-ink)" />
      <Limb d="M106 140c-6 14-8 26-6 38" tone="var(--art-cloth-shade)" width={15} />
      <Hand x={100} y={182} skin={3} r={7} />
      <NurseBag x={66} y={230} size={0.78} fill="var(--color-clay)" />
      <Plant x={288} y={230} size={0.7} pot="var(--color-ghaf-deep)" />
      <Floor />
    </Scene>
  )
}
