import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Hand, Limb, NurseTorso } from '@homecare/ui/illustrations/people'
import { Floor } from './furniture'

/** A nurse at her desk by the window, on the telephone, a notebook open. */
export function ContactScene() {
  return (
    <Scene width={320} height={240}>
      <Shelter />
      <Window x={186} y={62} size={0.86} />
      <NurseTorso x={122} y={180} size={0.9} wear="long" turn={0.4} tilt={-4} />
      <Limb tone="var(--color-ghaf)" d="M148 134c14 4 12-16 0-34" width={16} />
      <rect x="138" y="72" width="9" height="30" rx="4.5" fill="var(--color-ink)" transform="rotate(8 142 87)" />
      <Hand x={146} y={96} angle={180} skin={2} />
      <Limb tone="var(--color-ghaf-deep)" d="M96 134c-8 16-2 30 18 38" width={16} />
      <path fill="var(--art-wood-deep)" d="M62 186h10v44H62zm186 0h10v44h-10z" />
      <rect x="48" y="178" width="224" height="11" rx="5.5" fill="var(--art-wood)" />
      <path fill="var(--art-cloth)" d="M106 178l8-8h34l-2 8zm42-8h34l6 8h-42z" />
      <path stroke="var(--color-line-strong)" strokeWidth="1.6" strokeLinecap="round" d="M120 174h20m16 0h20" />
      <path stroke="var(--color-clay)" strokeWidth="4" strokeLinecap="round" d="M118 168l14-12" />
      <Hand x={116} y={171} angle={-75} skin={2} />
      <Plant x={236} y={178} size={0.62} pot="var(--color-clay)" />
      <path fill="var(--color-amber)" d="M68 162h20v12a4 4 0 0 1-4 4H72a4 4 0 0 1-4-4z" />
      <path stroke="var(--color-amber)" strokeWidth="3" d="M68 165c-8-1-8 9 0 8" />
      <Floor />
    </Scene>
  )
}
