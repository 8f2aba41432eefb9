import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Armchair, Floor } from '../furniture'

/** A nurse measures the pressure of a lady in her armchair. */
export function HomeNursingArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter />
      <Window x={112} y={48} size={0.86} />
      <path fill="var(--color-ink-soft)" d="M206 186h46l4 44h-21l-6-26-6 26h-21z" />
      <NurseTorso x={229} y={190} size={0.8} skin={1} wear="bun" turn={-1} tilt={-6} />
      <Armchair x={108} y={230} fill="var(--color-amber)">
        <path fill="var(--color-clay)" d="M-28-34v-40c0-14 10-20 28-20s28 6 28 20v40z" />
        <Head x={0} y={-114} size={0.82} skin={2} wear="long" glasses tint="var(--art-hair-grey)" turn={0.8} />
        <Limb d="M-24-70c-4 10-4 20 4 28" tone="var(--color-clay)" width={13} />
      </Armchair>
      <path fill="var(--color-clay-deep)" d="M80 186c10-6 46-6 56 0l8 38H72z" />
      <path fill="var(--color-ink)" d="M82 224h20v6H78c0-4 2-6 4-6zm32 0h20c2 0 4 2 4 6h-24z" />
      <Limb d="M132 162c10 12 20 18 34 20" tone="var(--color-clay)" width={13} />
      <Hand x={172} y={183} angle={-80} skin={2} r={7} />
      <path stroke="var(--color-ink)" strokeWidth="13" d="M143 171l10 6" />
      <path stroke="var(--color-ink)" strokeWidth="2.5" d="M154 170c10-16 26-8 30 6" />
      <Limb d="M207 146c-10 8-18 18-24 30" tone="var(--color-ghaf)" width={14} />
      <Hand x={182} y={177} angle={35} flip skin={1} r={7} />
      <Plant x={52} y={230} size={0.8} pot="var(--color-ghaf-deep)" />
      <Floor />
    </Scene>
  )
}
