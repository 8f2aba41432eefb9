import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Armchair, SideTable } from './furniture'

/** A morning visit: a nurse, a grandfather in his chair, tea, and the tree outside. */
export function HeroWindow() {
  return (
    <Scene width={640} height={480}>
      <g transform="scale(2)">
        <Shelter fill="var(--color-sage)" />
      </g>
      <Window x={228} y={84} size={1.9} />
      <rect x="96" y="214" width="74" height="92" rx="6" fill="var(--art-wood)" />
      <rect x="104" y="222" width="58" height="76" rx="3" fill="var(--art-cloth)" />
      <path fill="var(--color-clay)" d="M104 276c16-24 32-26 58-6v25a3 3 0 0 1-3 3h-52a3 3 0 0 1-3-3z" />
      <circle cx="142" cy="248" r="9" fill="var(--color-amber)" />
      <ellipse cx="316" cy="452" rx="240" ry="9" fill="var(--color-clay)" opacity=".85" />
      <path fill="var(--color-ink-soft)" d="M424 370h84l10 86h-42l-12-56-12 56h-42z" />
      <NurseTorso x={464} y={378} size={1.45} skin={1} turn={-1} tilt={-5} />
      <Armchair x={224} y={456} size={1.75} fill="var(--color-amber)">
        <path fill="var(--art-cloth)" d="M-29-30v-46c0-15 10-21 29-21s29 6 29 21v46z" />
        <Head x={0} y={-117} size={0.84} skin={2} wear="ghutra" tint="var(--art-hair-grey)" beard turn={0.9} />
      </Armchair>
      <path fill="var(--art-cloth)" d="M174 382c18-12 82-12 100 0l18 66H156z" />
      <path stroke="var(--art-cloth-shade)" strokeWidth="4" d="M224 384v62" />
      <path fill="var(--art-wood-deep)" d="M174 446h40v11h-46c0-6 2-11 6-11zm60 0h40c4 0 6 5 6 11h-46z" />
      <Limb d="M178 330c-6 20-4 38 12 50" tone="var(--art-cloth-shade)" width={25} />
      <Hand x={194} y={382} angle={-50} skin={2} r={13} />
      <Limb d="M268 330c18 22 36 32 60 36" tone="var(--art-cloth-shade)" width={25} />
      <Hand x={338} y={367} angle={-84} skin={2} r={13} />
      <Limb d="M424 296c-20 18-44 36-70 58" tone="var(--color-ghaf)" width={25} />
      <Hand x={350} y={356} angle={55} flip skin={1} r={13} />
      <Limb d="M502 300c10 26 4 50-14 66" tone="var(--color-ghaf-deep)" width={25} />
      <rect x="452" y="346" width="46" height="58" rx="5" fill="var(--art-cloth)" transform="rotate(-8 475 375)" />
      <path
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M463 364l24-3m-23 12l24-3m-22 12l14-2"
      />
      <Hand x={484} y={372} angle={45} flip skin={1} r={12} />
      <SideTable x={92} y={456} size={1.35}>
        <path fill="var(--color-white)" d="M-16-18h22v10a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8z" />
        <path stroke="var(--color-white)" strokeWidth="3" d="M6-15c8-1 8 9-1 9" />
        <path
          stroke="var(--color-line-strong)"
          strokeWidth="2"
          strokeLinecap="round"
          d="M-9-24c-3-4 3-6 0-10m8 10c-3-4 3-6 0-10"
        />
      </SideTable>
      <Plant x={570} y={458} size={1.7} pot="var(--color-ghaf-deep)" />
      <path stroke="var(--color-ghaf-deep)" strokeWidth="5" strokeLinecap="round" d="M24 460h592" />
    </Scene>
  )
}
