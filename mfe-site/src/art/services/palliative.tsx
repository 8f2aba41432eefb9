import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Floor, Lamp } from '../furniture'

/** One hand holds another; a lamp is lit. */
export function PalliativeArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-dusk)" />
      <Window x={36} y={92} size={0.7} night />
      <circle cx="250" cy="110" r="46" fill="var(--color-amber)" opacity=".28" />
      <Lamp x={250} y={230} lit={false} />
      <path fill="var(--art-cloth)" d="M20 196c60-10 220-10 280 0v20a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
      <path
        stroke="var(--art-cloth-shade)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M60 216c40-4 70-4 100-2m40 6c24-2 40-2 62 0"
      />
      <path fill="var(--color-ghaf)" d="M20 176l78-8 6 34-84 14z" />
      <path fill="var(--color-clay)" d="M300 182l-86-20-10 34 96 28z" />
      <path
        fill="var(--art-skin-3)"
        d="M96 168c20-6 44-10 66-2 8 3 8 12 0 13l-18 1c14 2 30 2 40-1 8-2 11 8 4 12-18 10-50 16-86 10z"
      />
      <path
        fill="var(--art-skin-1)"
        d="M216 162c-16-10-38-20-58-16-12 2-24 10-30 17-5 6 2 12 9 9 8-4 16-7 22-6-6 6-11 12-13 20-1 6 6 8 10 3 8-9 22-6 34 2 6 4 12 6 16 6z"
      />
      <path
        stroke="var(--art-skin-2)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
        d="M170 170c8 2 14 5 20 9m-30-15c-5 1-9 2-13 4"
      />
      <Floor />
    </Scene>
  )
}
