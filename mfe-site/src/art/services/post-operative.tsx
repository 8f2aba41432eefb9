import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Head, Limb } from '@homecare/ui/illustrations/people'
import { Bed, Floor } from '../furniture'

/** Resting after an operation: the bandaged leg lies high. */
export function PostOperativeArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-dusk)" />
      <Window x={138} y={44} size={0.8} />
      <Bed x={48} y={230} blanket="var(--art-leaf)">
        <path fill="var(--color-clay)" d="M58-50c8-22 22-28 44-26l24 4v30H60z" />
        <Head x={56} y={-82} size={0.82} skin={2} wear="short" turn={0.8} tilt={-16} />
      </Bed>
      <rect x="196" y="146" width="66" height="30" rx="13" fill="var(--art-cloth)" />
      <Limb d="M178 164l34-22 40-2" tone="var(--color-ink-soft)" width={20} />
      <path stroke="var(--art-cloth)" strokeWidth="21" d="M216 141l28-1.5" />
      <path stroke="var(--art-cloth-shade)" strokeWidth="2.5" d="M221 131l4 20m6-21l4 20" />
      <rect x="245" y="116" width="15" height="36" rx="7" fill="var(--art-skin-2)" />
      <path
        stroke="var(--art-wood-deep)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M284 130l-4 98m-8-100c4-5 19-4 23 2m-18 40h14"
      />
      <Plant x={34} y={230} size={0.7} />
      <Floor />
    </Scene>
  )
}
