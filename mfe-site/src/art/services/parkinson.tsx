import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor } from '../furniture'

/** Tea at the table: an unsteady hand holds the cup, and a second hand steadies it. */
export function ParkinsonArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <Window x={138} y={36} size={0.76} />
      <path fill="var(--art-wood-deep)" d="M58 136a8 8 0 0 1 14 0v80H58z" />
      <path fill="var(--color-clay)" d="M62 206v-46c0-26 18-38 44-38s44 12 44 38v46z" />
      <path fill="var(--art-cloth)" d="M96 122h20l-10 24z" />
      <Head x={106} y={94} size={1.08} skin={3} wear="grey" tint="var(--art-hair-grey)" turn={0.8} tilt={6} glasses />
      <NurseTorso x={248} y={206} size={1.04} skin={1} turn={-1} tilt={-5} scarf="var(--art-leaf-light)" />
      <Limb d="M140 146c0 18 2 32 8 42l18-20" tone="var(--color-clay)" width={17} />
      <path fill="var(--color-white)" d="M164 140h36v22c0 10-6 15-14 15h-8c-8 0-14-5-14-15z" />
      <path fill="var(--color-amber)" d="M164 146h36v5h-36z" />
      <path
        stroke="var(--color-line-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M177 130c-4-6 4-9 0-15m11 15c-4-6 4-9 0-15"
      />
      <Hand x={168} y={166} angle={-112} skin={3} r={8} />
      <Limb d="M222 144c-4 18-6 30-14 34" tone="var(--color-ghaf)" width={16} />
      <Hand x={201} y={174} angle={108} flip skin={1} r={8} />
      <path fill="var(--art-wood)" d="M20 204h280v12H20z" />
      <path fill="var(--art-wood-deep)" d="M44 216h12v14H44zm220 0h12v14h-12z" />
      <Limb d="M70 148c-8 20-6 36 8 46l22 3" tone="var(--color-clay)" width={17} />
      <Hand x={106} y={198} angle={-84} skin={3} r={8} />
      <Limb d="M276 146c8 20 4 38-16 50" tone="var(--color-ghaf)" width={17} />
      <Hand x={252} y={198} angle={84} flip skin={1} r={8} />
      <rect x="134" y="190" width="58" height="14" rx="4" fill="var(--art-sky)" />
      <path stroke="var(--color-ghaf)" strokeWidth="2" d="M145.500 190v14m11.500-14v14m11.500-14v14m11.500-14v14" />
      <Floor />
    </Scene>
  )
}
