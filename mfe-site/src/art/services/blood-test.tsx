import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Floor } from '../furniture'

/** A sample taken at the kitchen table: an arm at rest, a tube, its label. */
export function BloodTestArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-sky)" />
      <Window x={112} y={40} size={0.8} />
      <path fill="var(--art-wood)" d="M24 204h272v12H24z" />
      <path fill="var(--art-wood-deep)" d="M48 216h12v14H48zm212 0h12v14h-12z" />
      <rect x="100" y="188" width="96" height="16" rx="8" fill="var(--art-cloth)" />
      <path fill="var(--color-amber)" d="M20 150c30-6 52-2 70 8l-4 42c-24 4-46 4-66 2z" />
      <path
        fill="var(--art-skin-2)"
        d="M86 158c28 2 54 8 78 14 8-6 16-8 24-6 10 3 14 8 12 13 2 4 1 8-4 10-12 6-24 6-34 3-28 4-52 6-78 6z"
      />
      <path fill="var(--color-clay)" d="M96 157l12 2-3 40-12 1z" />
      <rect x="126" y="160" width="24" height="14" rx="4" fill="var(--art-cloth)" transform="rotate(8 138 167)" />
      <path stroke="var(--color-ink-soft)" strokeWidth="2.5" strokeLinecap="round" d="M140 166c10-16 40-26 62-14" />
      <g transform="rotate(-18 226 160)">
        <path fill="var(--art-cloth)" d="M216 140h20v52a10 10 0 0 1-20 0z" />
        <path fill="var(--color-clay)" d="M219 164h14v28a7 7 0 0 1-14 0z" />
        <rect x="213" y="124" width="26" height="20" rx="5" fill="var(--color-ghaf)" />
      </g>
      <path fill="var(--color-ghaf)" d="M300 128c-26 2-44 10-58 22l12 22c16-10 30-14 46-14z" />
      <path
        fill="var(--art-skin-3)"
        d="M252 146c-10 0-20 2-28 8-5 4-1 10 5 8-4 4-2 9 3 9-2 4 2 7 7 6 8 0 16-4 22-10z"
      />
      <Floor />
    </Scene>
  )
}
