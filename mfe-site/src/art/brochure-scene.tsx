import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Floor } from './furniture'

/** The folded brochure on the table by the window, tea beside it. */
export function BrochureScene() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <Window x={112} y={42} size={0.9} />
      <path fill="var(--art-wood-deep)" d="M64 196h10v34H64zm182 0h10v34h-10z" />
      <rect x="44" y="188" width="232" height="12" rx="6" fill="var(--art-wood)" />
      <path fill="var(--art-cloth)" d="M92 102l64 14v74l-64-6z" />
      <path fill="var(--art-cloth-shade)" d="M156 116l58-14v82l-58 6z" />
      <path fill="var(--color-ghaf)" d="M104 128c8-12 30-8 38 7 4 7-5 10-10 6-7 5-19 3-24-2-6 2-8-6-4-11z" />
      <path stroke="var(--color-ghaf)" strokeWidth="4" strokeLinecap="round" d="M123 144v14" />
      <path
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M168 129l34-8m-34 22l34-7m-34 21l34-6m-34 20l22-3M106 168l36 4"
      />
      <path fill="var(--color-amber)" d="M232 168h26v12a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9z" />
      <path stroke="var(--color-amber)" strokeWidth="4" d="M258 172c9-1 9 10 0 10" />
      <path
        stroke="var(--color-muted)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M240 160c-3-5 3-6 0-11m9 11c-3-5 3-6 0-11"
      />
      <Plant x={62} y={188} size={0.7} pot="var(--color-clay)" />
      <Floor />
    </Scene>
  )
}
