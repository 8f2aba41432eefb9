import { Scene, Shelter, Window } from '@homecare/ui/illustrations/parts'
import { Floor } from '../furniture'

/** A cup of tea in an unsteady hand, and a second hand that steadies it. */
export function ParkinsonArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--color-sage)" />
      <Window x={112} y={40} size={0.74} />
      <path fill="var(--art-wood)" d="M30 206h260v12H30z" />
      <path fill="var(--art-wood-deep)" d="M52 218h12v12H52zm204 0h12v12h-12z" />
      <path
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M148 134c-6-8 6-12 0-20m18 20c-6-8 6-12 0-20"
      />
      <path fill="var(--color-ghaf)" d="M20 164l64-10 8 34-72 10z" />
      <path fill="var(--color-clay)" d="M300 166l-60-12-10 34 70 14z" />
      <path fill="var(--art-skin-1)" d="M84 154c14-6 32-12 46-10 8 1 9 10 2 12l-10 2 12 2v30c-16 4-30 4-42-2z" />
      <path fill="var(--color-white)" d="M126 144h62v34c0 14-10 22-22 22h-18c-12 0-22-8-22-22z" />
      <path stroke="var(--color-white)" strokeWidth="7" d="M188 152c18-4 20 26-2 26" />
      <path fill="var(--color-amber)" d="M126 156h62v8h-62z" />
      <path fill="var(--art-skin-1)" d="M122 158c12-2 24 0 28 4 3 4-1 8-6 8 5 1 7 9 0 11 3 3 1 9-5 9-8 1-14 0-19-2z" />
      <path
        fill="var(--art-skin-3)"
        d="M240 154c-16-6-36-10-52-2-8 4-5 13 3 12l6-1c-12 4-18 10-14 15 3 4 8 2 13 0-6 5-4 11 2 11 12 2 24 2 34-2z"
      />
      <Floor />
    </Scene>
  )
}
