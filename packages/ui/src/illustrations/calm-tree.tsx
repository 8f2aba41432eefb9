import { Ghaf, Scene, Shelter } from './parts'

/** A ghaf in the evening, a bench in its shade. */
export function CalmTree({ label }: { label?: string }) {
  return (
    <Scene width={320} height={240} label={label}>
      <Shelter fill="var(--art-sky)" />
      <circle cx="224" cy="94" r="20" fill="var(--color-amber)" />
      <path fill="var(--art-dusk)" d="M20 176c60-26 180-24 280 4v36a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
      <path fill="var(--color-sand-deep)" d="M20 200c80-18 190-16 280 2v14a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
      <ellipse cx="146" cy="206" rx="84" ry="8" fill="var(--art-wood)" opacity=".25" />
      <Ghaf x={142} y={206} size={1.36} />
      <path fill="var(--art-wood-deep)" d="M178 178h62v7h-62zm0-14h62v7h-62zM184 164h6v42h-6zm44 0h6v42h-6z" />
    </Scene>
  )
}
