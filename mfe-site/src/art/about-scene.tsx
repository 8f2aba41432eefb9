import { Ghaf, NurseBag, Scene, Shelter } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor } from './furniture'

/** Nurse, doctor and therapist in the shade of the ghaf. */
export function AboutScene() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <circle cx="236" cy="74" r="15" fill="var(--color-amber)" />
      <path fill="var(--art-dusk)" d="M20 198c60-26 200-24 280 2v16a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
      <Ghaf x={150} y={214} size={1.9} />
      <path fill="var(--color-ink-soft)" d="M66 196h44l3 34H93l-5-22-5 22H63z" />
      <NurseTorso x={88} y={200} size={0.74} skin={1} wear="bun" turn={0.5} />
      <Limb tone="var(--color-ghaf)" d="M66 158c-9 12-9 26-6 38" width={13} />
      <Limb tone="var(--color-ghaf-deep)" d="M109 158c9 8 14 14 20 16" width={13} />
      <Hand x={131} y={175} angle={-70} skin={1} r={7} />
      <Hand x={61} y={198} angle={-8} skin={1} r={7} />
      <path fill="var(--color-ink)" d="M142 194h38l3 36h-18l-4-26-4 26h-18z" />
      <path fill="var(--art-cloth)" d="M134 218v-62c0-14 11-21 27-21s27 7 27 21v62h-20l-7-44-7 44z" />
      <path fill="var(--color-clay)" d="M152 136h18l-9 22z" />
      <Head x={161} y={112} size={0.74} skin={2} wear="grey" glasses tint="var(--art-hair-grey)" turn={0} />
      <Limb tone="var(--art-cloth-shade)" d="M138 160c-6 14-4 26 8 30" width={13} />
      <Hand x={148} y={190} angle={-70} skin={2} r={7} />
      <rect x="148" y="172" width="26" height="32" rx="3" fill="var(--color-amber)" transform="rotate(-6 161 188)" />
      <path stroke="var(--art-wood-deep)" strokeWidth="2" strokeLinecap="round" d="M155 183l13-1m-12 8l13-1" />
      <path fill="var(--color-ghaf-deep)" d="M214 196h42l3 34h-18l-6-24-6 24h-18z" />
      <path fill="var(--color-clay)" d="M208 204v-44c0-13 10-20 26-20s26 7 26 20v44z" />
      <Head x={234} y={118} size={0.74} skin={4} wear="curls" turn={-0.6} />
      <Limb tone="var(--color-clay-deep)" d="M212 162c-9 12-12 18-20 22" width={13} />
      <Limb tone="var(--color-clay-deep)" d="M256 162c8 12 9 24 7 36" width={13} />
      <Hand x={191} y={185} angle={65} flip skin={4} r={7} />
      <Hand x={262} y={200} angle={8} flip skin={4} r={7} />
      <NurseBag x={46} y={230} size={0.55} fill="var(--color-amber)" />
      <Floor />
    </Scene>
  )
}
