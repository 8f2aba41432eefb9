import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor } from '../furniture'

/** First steps again between two rails, a therapist at the side. */
export function PostStrokeArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <Window x={114} y={36} size={0.7} />
      <path fill="var(--color-ink-soft)" d="M214 170h44l3 60h-19l-6-42-6 42h-19z" />
      <NurseTorso x={236} y={176} size={0.76} skin={4} wear="curls" turn={-1} />
      <path stroke="var(--art-wood)" strokeWidth="7" strokeLinecap="round" d="M36 158h166M52 158v70m132-70v70" />
      <Limb d="M118 178l-12 44m28-44l14 42" tone="var(--color-ink-soft)" width={19} />
      <path fill="var(--color-ink)" d="M94 220h22v10H88c0-6 2-8 6-10zm48 0h20c4 2 6 4 6 10h-26z" />
      <path fill="var(--color-clay)" d="M102 186v-50c0-15 10-22 25-22s25 7 25 22v50z" />
      <Head x={128} y={91} size={0.84} skin={1} wear="grey" tint="var(--art-hair-grey)" turn={0.9} />
      <Limb d="M108 132c-10 8-16 14-22 22" tone="var(--color-clay)" width={14} />
      <Hand x={83} y={157} angle={40} flip skin={1} />
      <Limb d="M146 132c10 6 18 12 24 20" tone="var(--color-clay)" width={14} />
      <Hand x={174} y={156} angle={-40} skin={1} />
      <path stroke="var(--art-wood-deep)" strokeWidth="7" strokeLinecap="round" d="M30 176h168M46 176v52m132-52v52" />
      <Limb d="M216 136c-18 0-34 2-54 8" tone="var(--color-ghaf)" width={14} />
      <Hand x={157} y={145} angle={75} flip skin={4} r={7} />
      <Plant x={286} y={230} size={0.8} pot="var(--color-amber)" />
      <Floor />
    </Scene>
  )
}
