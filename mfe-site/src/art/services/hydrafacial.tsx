import { Plant, Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Floor } from '../furniture'

/** A towel, closed eyes, cool drops: quiet skin care at home. */
export function HydrafacialArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-dusk)" />
      <Window x={40} y={86} size={0.7} />
      <path fill="var(--art-cloth)" d="M92 230c2-34 22-46 50-50h40c28 4 48 16 50 50z" />
      <path fill="var(--art-skin-1)" d="M146 158h32v26c0 14-32 14-32 0z" />
      <path fill="var(--art-cloth)" d="M112 118c-6-50 24-70 50-70s56 20 50 70c-2 10-6 16-12 20h-76c-6-4-10-10-12-20z" />
      <path
        fill="var(--art-cloth-shade)"
        d="M150 50c26-12 54 2 58 26-18-8-30-10-40-10-22 0-40 8-50 20 2-18 14-30 32-36z"
      />
      <path fill="var(--art-skin-1)" d="M120 118c0-36 18-48 42-48s42 12 42 48-18 56-42 56-42-20-42-56z" />
      <path
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M136 122q8 6 16 0m20 0q8 6 16 0M154 150q8 6 16 0"
      />
      <path stroke="var(--art-skin-2)" strokeWidth="3" strokeLinecap="round" d="M162 122v12q-1 4-5 4" />
      <path
        fill="var(--art-blush)"
        opacity=".5"
        d="M128 138a9 6 0 1 0 18 0 9 6 0 1 0-18 0zm50 0a9 6 0 1 0 18 0 9 6 0 1 0-18 0z"
      />
      <path stroke="var(--color-ink-soft)" strokeWidth="9" strokeLinecap="round" d="M268 112l-44 22" />
      <path fill="var(--color-ghaf)" d="M214 130l12-7 6 12-12 7c-8 4-14-8-6-12z" />
      <path
        fill="var(--art-sky)"
        stroke="var(--color-ghaf)"
        strokeWidth="2"
        d="M208 96c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15zm26-26c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z"
      />
      <rect x="246" y="196" width="44" height="34" rx="7" fill="var(--art-cloth)" />
      <rect x="242" y="186" width="52" height="14" rx="5" fill="var(--color-ghaf)" />
      <Plant x={56} y={230} size={0.8} />
      <Floor />
    </Scene>
  )
}
