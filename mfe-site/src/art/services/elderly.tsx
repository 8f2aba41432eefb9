import { Ghaf, Scene, Shelter } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'

/** A walk in the garden, arm in arm. */
export function ElderlyArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-sky)" />
      <circle cx="94" cy="84" r="14" fill="var(--color-amber)" />
      <path fill="var(--art-leaf-light)" d="M20 188c70-24 190-22 280 0v28a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
      <Ghaf x={244} y={206} size={1.05} />
      <path fill="var(--color-ink-soft)" d="M168 172h44l3 58h-18l-7-40-6 40h-18z" />
      <NurseTorso x={190} y={178} size={0.76} skin={1} wear="bun" turn={-0.8} />
      <path fill="var(--art-cloth)" d="M100 230l4-90c1-16 12-22 27-22s26 6 27 22l4 90z" />
      <path fill="var(--art-cloth-shade)" d="M128 150h6v80h-6z" />
      <Head x={131} y={96} size={0.82} skin={2} wear="ghutra" tint="var(--art-hair-grey)" beard turn={0.6} />
      <Limb d="M108 142c-8 12-14 22-20 30" tone="var(--art-cloth)" width={15} />
      <Hand x={86} y={175} angle={35} flip skin={2} r={7} />
      <path stroke="var(--art-wood-deep)" strokeWidth="5" strokeLinecap="round" d="M92 178c-8-10-18-4-14 4l2 48" />
      <Limb d="M153 142c4 14 8 22 16 28" tone="var(--art-cloth)" width={15} />
      <Limb d="M168 140c-4 14-6 22-4 32" tone="var(--color-ghaf)" width={14} />
      <Hand x={164} y={174} angle={-10} skin={1} r={7} />
      <path stroke="var(--color-ghaf-deep)" strokeWidth="3" strokeLinecap="round" d="M12 230h296" />
    </Scene>
  )
}
