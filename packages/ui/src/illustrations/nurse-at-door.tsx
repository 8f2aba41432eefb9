import { Hand, Limb, NurseTorso } from './people'
import { Ghaf, NurseBag, Plant, Scene, Shelter } from './parts'

/** A nurse has arrived: open door, bag in hand. */
export function NurseAtDoor({ label }: { label?: string }) {
  return (
    <Scene width={320} height={240} label={label}>
      <Shelter fill="var(--color-sage)" />
      <path fill="var(--art-cloth)" d="M100 92a60 60 0 0 1 120 0v138H100z" />
      <path fill="var(--art-sky)" d="M110 93a50 50 0 0 1 100 0v137H110z" />
      <circle cx="190" cy="84" r="10" fill="var(--color-amber)" />
      <path fill="var(--art-dusk)" d="M110 186c30-10 66-8 100 2v42H110z" />
      <Ghaf x={130} y={196} size={0.42} />
      <path fill="var(--color-ghaf-deep)" d="M210 72l42 14v144h-42z" />
      <circle cx="219" cy="164" r="4" fill="var(--color-amber)" />
      <path fill="var(--color-ink-soft)" d="M137 166h46l3 64h-19l-6-42-7 42h-20z" />
      <Limb tone="var(--color-ghaf)" d="M184 122c9 11 11 26 10 40" width={15} />
      <NurseTorso x={160} y={172} size={0.78} turn={-0.4} />
      <Limb tone="var(--color-ghaf)" d="M137 124c-12 7-22 2-27-11" width={15} />
      <Hand x={108} y={107} angle={180} skin={2} />
      <Hand x={194} y={168} skin={2} />
      <NurseBag x={198} y={230} size={0.86} />
      <Plant x={66} y={230} />
      <path stroke="var(--color-ghaf-deep)" strokeWidth="3" strokeLinecap="round" d="M12 230h296" />
    </Scene>
  )
}
