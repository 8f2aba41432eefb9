import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Floor } from '../furniture'

/** A prepared tray: vial, syringe, swab and plaster. */
export function InjectionArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <Window x={114} y={38} size={0.74} />
      <path fill="var(--art-wood)" d="M36 200h248v12H36z" />
      <path fill="var(--art-wood-deep)" d="M60 212h12v18H60zm188 0h12v18h-12z" />
      <path fill="var(--art-cloth)" d="M70 184h182l-8 12a8 8 0 0 1-7 4H85a8 8 0 0 1-7-4z" />
      <path fill="var(--art-cloth-shade)" d="M64 180h194v6H64z" />
      <path fill="var(--color-ghaf)" d="M92 126h26v14H92z" />
      <path fill="var(--art-cloth)" d="M95 140h20l6 10v24a6 6 0 0 1-6 6H95a6 6 0 0 1-6-6v-24z" />
      <path fill="var(--color-amber)" d="M89 158h32v16a6 6 0 0 1-6 6H95a6 6 0 0 1-6-6z" />
      <path stroke="var(--color-line-strong)" strokeWidth="2" d="M96 151h18" />
      <g transform="rotate(-24 186 150)">
        <path stroke="var(--color-ink-soft)" strokeWidth="3" strokeLinecap="round" d="M128 150h22" />
        <path fill="var(--color-ink-soft)" d="M148 145h10v10h-10z" />
        <rect
          x="156"
          y="139"
          width="64"
          height="22"
          rx="4"
          fill="var(--art-cloth)"
          stroke="var(--color-ink-soft)"
          strokeWidth="2.5"
        />
        <path fill="var(--color-clay)" d="M160 143h32v14h-32z" />
        <path fill="var(--color-ink-soft)" d="M192 141h5v18h-5zm5 7h40v4h-40zm38-10h6v24h-6zm-17-3h5v30h-5z" />
        <path stroke="var(--color-ink-soft)" strokeWidth="1.5" d="M166 139v6m8-6v6m8-6v6" />
      </g>
      <g transform="rotate(-8 226 172)">
        <rect x="204" y="165" width="44" height="14" rx="7" fill="var(--art-skin-2)" />
        <rect x="218" y="165" width="16" height="14" fill="var(--art-skin-1)" />
      </g>
      <circle cx="148" cy="173" r="8" fill="var(--color-white)" />
      <Plant x={282} y={200} size={0.66} />
      <Floor />
    </Scene>
  )
}
