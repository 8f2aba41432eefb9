import { Ghaf, Plant, Scene, Shelter } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'

/** On the balcony, under the tree: a nurse hands over the pill box, the granddaughter looks on. */
export function BenefitsScene() {
  return (
    <Scene width={640} height={480}>
      <g transform="scale(2)">
        <Shelter fill="var(--art-sky)" />
      </g>
      <circle cx="160" cy="196" r="40" fill="var(--color-amber)" />
      <path fill="var(--art-dusk)" d="M40 352c140-56 400-54 560 0v80a28 28 0 0 1-28 28H68a28 28 0 0 1-28-28z" />
      <Ghaf x={320} y={452} size={2.9} />
      <path
        stroke="var(--art-cloth)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M48 372h544M90 376v80m66-80v80m66-80v80m66-80v80m66-80v80m66-80v80m66-80v80m62-80v80"
      />
      <path fill="var(--color-ink-soft)" d="M402 362h88l8 98h-42l-10-64-10 64h-42z" />
      <NurseTorso x={446} y={372} size={1.5} skin={4} wear="curls" turn={-1} />
      <path fill="var(--color-clay)" d="M132 460l14-130c4-36 26-48 58-48s52 12 56 48l12 130z" />
      <Head x={204} y={240} size={1.42} skin={1} wear="scarf" tint="var(--color-ghaf-deep)" turn={1} />
      <path fill="var(--color-amber)" d="M62 460l6-70c2-22 14-30 32-30s30 8 32 30l6 70z" />
      <Head x={100} y={330} size={1.02} skin={1} wear="long" turn={0.8} />
      <Limb d="M126 388c14 6 24 6 34 0" tone="var(--color-amber)" width={17} />
      <Hand x={163} y={385} angle={-110} skin={1} r={9} />
      <Limb d="M250 328c16 20 34 28 58 28" tone="var(--color-clay-deep)" width={25} />
      <Hand x={318} y={355} angle={-90} skin={1} r={13} />
      <Limb d="M408 296c-14 22-34 38-56 48" tone="var(--color-ghaf)" width={26} />
      <rect x="300" y="322" width="66" height="26" rx="7" fill="var(--art-cloth)" transform="rotate(-6 333 335)" />
      <path stroke="var(--color-clay)" strokeWidth="7" strokeLinecap="round" d="M312 338v.1m14-2v.1m14-1v.1m14-2v.1" />
      <Hand x={354} y={350} angle={55} flip skin={4} r={13} />
      <Limb d="M488 298c14 26 16 50 10 74" tone="var(--color-ghaf)" width={26} />
      <Hand x={496} y={380} angle={10} flip skin={4} r={13} />
      <Plant x={566} y={458} size={1.6} />
      <path stroke="var(--color-ghaf-deep)" strokeWidth="5" strokeLinecap="round" d="M24 460h592" />
    </Scene>
  )
}
