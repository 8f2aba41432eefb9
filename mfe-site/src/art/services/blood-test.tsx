import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor } from '../furniture'

const Tube = ({ x, cap }: { x: number; cap: string }) => (
  <g transform={`translate(${x} 204)`}>
    <path fill="var(--art-cloth)" d="M-4-30h8v24a4 4 0 0 1-8 0z" />
    <path fill="var(--color-clay)" d="M-4-16h8v10a4 4 0 0 1-8 0z" />
    <rect x="-5.500" y="-36" width="11" height="9" rx="2" fill={cap} />
  </g>
)

/** A sample is taken at the kitchen table: the arm lies on a cushion, the tubes are ready. */
export function BloodTestArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter />
      <Window x={124} y={38} size={0.78} />
      <path fill="var(--color-amber)" d="M52 206v-48c0-25 16-36 40-36s40 11 40 36v48z" />
      <Head x={92} y={94} size={1.06} skin={4} wear="curls" turn={0.8} />
      <NurseTorso x={236} y={206} size={1.04} skin={2} wear="short" beard scarf="var(--art-hair)" turn={-1} tilt={-8} />
      <path fill="var(--art-wood)" d="M20 204h280v12H20z" />
      <path fill="var(--art-wood-deep)" d="M44 216h12v14H44zm220 0h12v14h-12z" />
      <rect x="122" y="192" width="82" height="13" rx="6" fill="var(--art-cloth)" />
      <Limb d="M138 180c16 4 34 6 50 6" tone="var(--art-skin-4)" width={15} />
      <Limb d="M122 144c0 16 4 26 12 34" tone="var(--color-amber)" width={18} />
      <path stroke="var(--color-clay)" strokeWidth="5" d="M131 188l11-17" />
      <Hand x={193} y={186} angle={-88} skin={4} r={8} />
      <Limb d="M209 142c-6 14-12 18-26 20" tone="var(--color-ghaf)" width={16} />
      <path stroke="var(--color-ink-soft)" strokeWidth="2" strokeLinecap="round" d="M156 180l-8 4" />
      <g transform="rotate(64 164 174)">
        <path fill="var(--art-cloth)" d="M160 156h8v22a4 4 0 0 1-8 0z" />
        <path fill="var(--color-clay)" d="M160 166h8v12a4 4 0 0 1-8 0z" />
      </g>
      <Hand x={177} y={164} angle={72} skin={2} r={8} />
      <Limb d="M264 146c6 22-4 38-26 42" tone="var(--color-ghaf)" width={17} />
      <Hand x={230} y={189} angle={86} flip skin={2} r={8} />
      <Tube x={54} cap="var(--color-ghaf)" />
      <Tube x={70} cap="var(--art-sky)" />
      <Tube x={86} cap="var(--color-ghaf-deep)" />
      <path fill="var(--art-wood-deep)" d="M44 196h52v8H44z" />
      <Floor />
    </Scene>
  )
}
