import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Bed, SideTable } from './furniture'

/** Back from the hospital: a mother in her own bed, her daughter beside her, a nurse with the chart. */
export function HeroRecovery() {
  return (
    <Scene width={640} height={480}>
      <g transform="scale(2)">
        <Shelter fill="var(--art-dusk)" />
      </g>
      <Window x={266} y={76} size={1.55} />
      <path fill="var(--color-ink-soft)" d="M474 366h82l8 92h-40l-10-60-10 60h-38z" />
      <NurseTorso x={514} y={376} size={1.42} skin={3} wear="short" beard turn={-0.9} />
      <Limb d="M476 300c-16 16-22 32-20 50" tone="var(--color-ghaf)" width={25} />
      <rect x="416" y="320" width="62" height="78" rx="7" fill="var(--art-wood)" transform="rotate(-10 447 359)" />
      <rect x="423" y="329" width="48" height="62" rx="3" fill="var(--art-cloth)" transform="rotate(-10 447 359)" />
      <path
        stroke="var(--color-line-strong)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M432 350l28-5m-26 18l28-5m-26 18l16-3"
      />
      <Limb d="M554 302c8 30-20 56-64 68" tone="var(--color-ghaf-deep)" width={25} />
      <Hand x={482} y={372} angle={80} flip skin={3} r={13} />
      <Bed x={64} y={460} size={1.72} blanket="var(--color-ghaf)">
        <path fill="var(--color-white)" d="M56-50c8-26 24-32 46-30l24 4v34H58z" />
        <Head x={54} y={-88} size={0.86} skin={1} wear="scarf" tint="var(--color-clay)" turn={0.9} tilt={-12} />
        <Limb d="M84-62c12 12 24 16 40 14" tone="var(--color-white)" width={13} />
        <Hand x={129} y={-48} angle={-95} skin={1} r={7} />
      </Bed>
      <path fill="var(--color-amber)" d="M286 392c-2-62 10-86 48-86s50 26 46 96z" />
      <Head x={332} y={262} size={1.28} skin={1} wear="long" turn={-0.9} />
      <Limb d="M300 334c-10 18-20 30-34 38" tone="var(--color-amber)" width={22} />
      <Hand x={264} y={376} angle={60} flip skin={1} r={11} />
      <path fill="var(--color-ghaf-deep)" d="M276 388c30-12 80-12 114 2l12 18H270z" />
      <SideTable x={594} y={460} size={1.3}>
        <path fill="var(--color-ghaf)" d="M-14-30h16v30h-16z" />
        <path fill="var(--color-white)" d="M-16-38h20v10h-20zm2 16h16v12h-16z" />
        <path fill="var(--art-sky)" d="M8-20h14l-2 20h-10z" />
      </SideTable>
      <Plant x={56} y={458} size={1.1} pot="var(--color-clay)" />
      <path stroke="var(--art-wood-deep)" strokeWidth="5" strokeLinecap="round" d="M24 460h592" />
    </Scene>
  )
}
