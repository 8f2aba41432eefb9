import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Floor } from './furniture'

/** A receipt and a card on the table by the window. */
export function RefundScene() {
  return (
    <Scene width={320} height={240}>
      <Shelter />
      <Window x={50} y={62} size={0.84} />
      <path fill="var(--art-wood-deep)" d="M70 186h10v44H70zm180 0h10v44h-10z" />
      <rect x="52" y="178" width="226" height="12" rx="6" fill="var(--art-wood)" />
      <path fill="var(--art-cloth)" d="M156 70h80v108l-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7z" />
      <path fill="var(--art-cloth-shade)" d="M228 70h8v108l-8-6z" />
      <path
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M168 88h34m-34 14h52m-52 12h40"
      />
      <circle cx="194" cy="144" r="17" fill="var(--color-sage)" />
      <path
        stroke="var(--color-ghaf)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M186 137l-5 6 7 5m-6-5h17c8 0 8 12 0 12h-5"
      />
      <rect x="92" y="150" width="58" height="38" rx="6" fill="var(--color-ghaf)" transform="rotate(-16 121 169)" />
      <path fill="var(--color-ghaf-deep)" d="M91 162l55-16 3 9-55 16z" />
      <rect x="104" y="170" width="14" height="9" rx="2" fill="var(--color-amber)" transform="rotate(-16 111 174)" />
      <Plant x={258} y={178} size={0.6} pot="var(--color-clay)" />
      <Floor />
    </Scene>
  )
}
