import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Head, Limb } from '@homecare/ui/illustrations/people'
import { Floor } from '../furniture'

/** In the wheelchair by the window, a book on the knees. */
export function ParalyticArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-dusk)" />
      <Window x={168} y={50} size={0.94} />
      <path
        stroke="var(--color-ink-soft)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M86 122h12l4 74h64l10 24h18"
      />
      <path fill="var(--color-ink-soft)" d="M96 132h10l4 62h-12z" />
      <path fill="var(--color-ghaf)" d="M106 188v-42c0-16 10-23 25-23s24 8 24 22l2 43z" />
      <Head x={133} y={100} size={0.85} skin={3} wear="short" turn={1} />
      <Limb d="M122 184h46l8 32" tone="var(--color-ink)" width={19} />
      <path fill="var(--art-wood-deep)" d="M166 216h26a5 5 0 0 1 0 9h-26z" />
      <path fill="var(--art-cloth)" d="M160 164l22-8 8 16-24 6zm22-8l18-4 4 16-14 4z" />
      <Limb d="M138 146c4 12 12 20 24 22" tone="var(--color-ghaf)" width={14} />
      <Hand x={166} y={169} angle={-85} skin={3} r={7} />
      <circle cx="122" cy="194" r="33" stroke="var(--color-ink)" strokeWidth="5" />
      <circle cx="122" cy="194" r="25" stroke="var(--color-line-strong)" strokeWidth="2.5" />
      <path stroke="var(--color-line-strong)" strokeWidth="2" d="M122 169v50m-25-25h50m-43-18l36 36m0-36l-36 36" />
      <circle cx="122" cy="194" r="5" fill="var(--color-ink)" />
      <circle cx="178" cy="220" r="9" stroke="var(--color-ink)" strokeWidth="5" />
      <Plant x={266} y={230} pot="var(--color-ghaf)" />
      <Floor />
    </Scene>
  )
}
