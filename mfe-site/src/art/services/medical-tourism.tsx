import { Ghaf, Scene, Shelter } from '@homecare/ui/illustrations/parts'
import { Floor } from '../furniture'

/** From the plane to a prepared room: suitcase, papers, a city under a mild sun. */
export function MedicalTourismArt() {
  return (
    <Scene width={320} height={240}>
      <Shelter fill="var(--art-sky)" />
      <circle cx="160" cy="104" r="30" fill="var(--color-amber)" />
      <path
        fill="var(--color-ghaf)"
        opacity=".28"
        d="M28 230v-58h20v-22h18v36h14v-66l9-14 9 14v52h14v-24h22v40h16V84l6-28 6 28v104h18v-52h24v30h14v-44h22v64h20v44z"
      />
      <path
        stroke="var(--art-cloth)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 9"
        d="M70 118c34-48 92-66 142-54"
      />
      <g transform="translate(224 62) rotate(14)">
        <path fill="var(--art-cloth)" d="M-30-5c12-3 28-4 44-3 8 1 16 4 16 8s-8 7-16 8c-16 1-32 0-44-3-4-2-4-8 0-10z" />
        <path fill="var(--color-ghaf)" d="M-4-6l-14-22h10L12-6zm0 12l-14 22h10L12 6zM-28-5l-8-12h8l9 12z" />
      </g>
      <path fill="var(--color-sand-deep)" d="M20 206h280v10a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
      <Ghaf x={268} y={226} size={0.7} />
      <path stroke="var(--color-ink-soft)" strokeWidth="5" strokeLinecap="round" d="M108 132v-26h36v26" />
      <rect x="82" y="130" width="88" height="92" rx="12" fill="var(--color-clay)" />
      <path fill="var(--color-clay-deep)" d="M98 130h9v92h-9zm47 0h9v92h-9z" />
      <circle cx="126" cy="176" r="17" fill="var(--art-cloth)" />
      <path fill="var(--color-ghaf)" d="M126 187c-16-11-11-21-4-21q3 0 4 4 1-4 4-4c7 0 12 10-4 21z" />
      <path fill="var(--color-ink)" d="M94 222h14v8H94zm50 0h14v8h-14z" />
      <g transform="rotate(10 202 196)">
        <rect x="182" y="166" width="44" height="58" rx="5" fill="var(--color-ghaf-deep)" />
        <circle cx="204" cy="188" r="11" stroke="var(--color-amber)" strokeWidth="2.5" />
        <path
          stroke="var(--color-amber)"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M193 188h22m-11-11c-8 7-8 15 0 22 8-7 8-15 0-22M194 211h20"
        />
      </g>
      <Floor />
    </Scene>
  )
}
