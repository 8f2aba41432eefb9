import { Scene, Shelter } from './parts'

const Tube = ({ x, cap, fill, level }: { x: number; cap: string; fill: string; level: number }) => (
  <g transform={`translate(${x} 84)`}>
    <path fill="var(--art-cloth)" d="M0 12h22v80a11 11 0 0 1-22 0z" />
    <path fill={fill} d={`M3 ${level}h16v${92 - level}a8 8 0 0 1-16 0z`} />
    <rect x="4" y="34" width="14" height="22" rx="2" fill="var(--art-cloth)" />
    <path stroke="var(--color-line-strong)" strokeWidth="2" d="M7 40h8M7 45h8M7 50h5" />
    <rect x="-3" y="-4" width="28" height="20" rx="5" fill={cap} />
    <path stroke="var(--art-cloth)" strokeWidth="2" strokeLinecap="round" opacity=".5" d="M4 2v8m5-8v8m5-8v8" />
  </g>
)

/** Labelled sample tubes in their rack, beside a sealed kit. */
export function SampleKit({ label }: { label?: string }) {
  return (
    <Scene width={320} height={240} label={label}>
      <Shelter fill="var(--color-sage)" />
      <g transform="translate(0 8)">
        <path fill="var(--art-cloth)" opacity=".45" d="M74 66l46-38 102 184h-84z" />
        <path fill="var(--art-wood)" d="M58 122h132a8 8 0 0 1 8 8v14H50v-14a8 8 0 0 1 8-8z" />
        <Tube x={66} cap="var(--color-clay)" fill="var(--color-clay-deep)" level={52} />
        <Tube x={113} cap="var(--color-amber)" fill="var(--color-clay)" level={62} />
        <Tube x={160} cap="var(--color-ghaf)" fill="var(--color-clay-deep)" level={44} />
        <path fill="var(--art-wood)" d="M50 150h148v12H50z" />
        <path
          fill="var(--art-wood-deep)"
          d="M50 200h148v14a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6zM50 144h9v58h-9zm139 0h9v58h-9z"
        />
        <rect x="212" y="136" width="72" height="84" rx="10" fill="var(--color-ghaf)" />
        <path fill="var(--color-ghaf-deep)" d="M212 146a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v14h-72z" />
        <path
          stroke="var(--color-ink)"
          strokeWidth="5"
          strokeLinecap="round"
          d="M234 136v-8a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v8"
        />
        <path fill="var(--art-cloth)" d="M248 172c9 12 14 18 14 25a14 14 0 0 1-28 0c0-7 5-13 14-25z" />
        <path stroke="var(--color-clay)" strokeWidth="3" strokeLinecap="round" d="M254 198a6 6 0 0 1-5 6" />
        <path stroke="var(--color-ghaf-deep)" strokeWidth="3" strokeLinecap="round" d="M12 221h296" />
      </g>
    </Scene>
  )
}
