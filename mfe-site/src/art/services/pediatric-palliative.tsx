import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb } from '@homecare/ui/illustrations/people'
import { Bed, Floor } from '../furniture'

/** A child in bed with her bear, a paper moon over them. */
export function PediatricPalliativeArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <Window x={176} y={56} size={0.8} night />
      <path stroke="var(--color-line-strong)" strokeWidth="1.5" d="M116 28v34M92 48v22m48-20v34" />
      <path fill="var(--color-amber)" d="M116 60l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" />
      <circle cx="92" cy="78" r="8" fill="var(--color-clay)" />
      <circle cx="140" cy="90" r="7" fill="var(--color-ghaf)" />
      <Bed x={52} y={230} blanket="var(--color-clay)">
        <path fill="var(--color-amber)" d="M62-50c6-18 18-22 34-20l20 4v24H62z" />
        <Head x={60} y={-76} size={0.78} skin={3} wear="child" calm turn={0.8} tilt={-10} />
      </Bed>
      <g transform="translate(172 146)">
        <circle cx="-12" cy="-26" r="7" fill="var(--art-wood)" />
        <circle cx="12" cy="-26" r="7" fill="var(--art-wood)" />
        <ellipse cx="0" cy="6" rx="19" ry="20" fill="var(--art-wood)" />
        <circle cy="-16" r="17" fill="var(--art-wood)" />
        <ellipse cy="-11" rx="8" ry="6" fill="var(--art-dusk)" />
        <path stroke="var(--color-ink)" strokeWidth="2.6" strokeLinecap="round" d="M-7-19v.2M7-19v.2M-1-13h2" />
        <ellipse cy="8" rx="10" ry="12" fill="var(--art-dusk)" />
      </g>
      <Limb d="M142 158c6 4 10 4 18 0" tone="var(--color-amber)" width={11} />
      <Hand x={162} y={156} angle={-100} skin={3} r={6} />
      <Floor />
    </Scene>
  )
}
