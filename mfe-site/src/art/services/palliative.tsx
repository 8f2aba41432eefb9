import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor, Lamp } from '../furniture'

/** A nurse sits with a patient in the evening and holds her hand. Nobody smiles, and nobody is afraid. */
export function PalliativeArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-dusk)" />
      <Window x={122} y={38} size={0.72} night />
      <circle cx="266" cy="112" r="33" fill="var(--color-amber)" opacity=".28" />
      <Lamp x={266} y={206} size={0.78} lit={false} />
      <NurseTorso x={206} y={186} size={1.02} skin={3} wear="bun" turn={-1} tilt={-8} calm />
      <path fill="var(--art-wood-deep)" d="M24 112a9 9 0 0 1 18 0v118H30a6 6 0 0 1-6-6z" />
      <rect x="36" y="122" width="86" height="62" rx="26" fill="var(--art-cloth)" transform="rotate(-12 79 153)" />
      <path stroke="var(--art-cloth-shade)" strokeWidth="3" strokeLinecap="round" d="M54 168c10 6 22 7 34 4" />
      <path fill="var(--art-sky)" d="M76 196c0-26 8-44 26-46 20-2 34 12 42 46z" />
      <Head x={92} y={128} size={1.06} skin={1} wear="scarf" tint="var(--art-leaf-light)" turn={0.7} tilt={-14} calm />
      <path fill="var(--color-clay)" d="M66 208c6-22 34-30 70-28 54 2 112-2 152 6 8 2 12 8 12 18v10H66z" />
      <path fill="var(--art-cloth)" d="M66 208c6-22 34-30 70-28l-6 14c-26-2-46 4-52 14z" />
      <path fill="var(--art-wood)" d="M30 206h264a6 6 0 0 1 6 6v8H30z" />
      <path fill="var(--art-wood-deep)" d="M286 206h14v24h-14z" />
      <Limb d="M114 164c12 16 28 22 46 22" tone="var(--art-sky)" width={15} />
      <Hand x={166} y={186} angle={-88} skin={1} r={8} />
      <Limb d="M232 118c8 24 0 44-30 60" tone="var(--color-ghaf)" width={17} />
      <Limb d="M180 118c-8 18-8 34-4 46" tone="var(--color-ghaf)" width={17} />
      <Hand x={176} y={172} angle={-6} skin={3} r={8.5} />
      <Hand x={198} y={182} angle={78} flip skin={3} r={8.5} />
      <Floor />
    </Scene>
  )
}
