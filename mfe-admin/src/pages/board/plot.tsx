import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { axisText, valueText, type BoardColumn, type BoardSection } from './section'

const TONES: Record<NonNullable<BoardColumn['tone']>, string> = {
  now: 'var(--color-ghaf)',
  before: 'var(--color-line-strong)',
  good: 'var(--color-ghaf)',
  bad: 'var(--color-clay)',
  open: 'var(--color-line-strong)',
}
const MAX_FLAT_ROWS = 10
const FLAT_ROW_PX = 38
const AXIS = { stroke: 'var(--color-line-strong)', tick: { fill: 'var(--color-muted)', fontSize: 12 }, tickLine: false }
const LONGEST_NAME = 24
const short = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)

/** The plot of a section. With the keyboard, arrows go from value to value. */
export function Plot({ section, summary }: { section: BoardSection; summary: string }) {
  const { columns, plot } = section
  const drawn = columns.flatMap((column, at) => (column.tone ? [{ ...column, tone: column.tone, at }] : []))
  const rows = plot === 'flat' ? section.rows.slice(0, MAX_FLAT_ROWS) : section.rows
  const data = rows.map(({ label, values }) => ({ label, values }))
  const unit = drawn[0]?.unit ?? 'count'
  const isFlat = plot === 'flat'
  const values = {
    ...AXIS,
    type: 'number' as const,
    tickFormatter: (value: number) => axisText(value, unit),
    allowDecimals: false,
    axisLine: false,
  }
  const labels = { ...AXIS, type: 'category' as const, dataKey: 'label' }
  return (
    <ResponsiveContainer width="100%" height={isFlat ? rows.length * FLAT_ROW_PX + 40 : 240}>
      <ComposedChart
        data={data}
        layout={isFlat ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        barGap={1}
        title={section.title}
        desc={summary}
      >
        <CartesianGrid stroke="var(--color-line-cool)" vertical={isFlat} horizontal={!isFlat} />
        {isFlat ? <XAxis {...values} /> : <XAxis {...labels} minTickGap={16} />}
        {isFlat ? (
          <YAxis {...labels} width={156} tickFormatter={short} interval={0} />
        ) : (
          <YAxis {...values} width={48} />
        )}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-sage-soft)' }}
          formatter={(value) => (typeof value === 'number' ? valueText(value, unit) : '–')}
        />
        {drawn.map(({ title, tone, at }) => {
          const of = { name: title, dataKey: (row: { values: readonly (number | null)[] }) => row.values[at] ?? null }
          return plot === 'upright' && tone === 'before' ? (
            <Line
              key={title}
              {...of}
              stroke={TONES[tone]}
              strokeWidth={2}
              strokeDasharray="4 3"
              dot={false}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={title}
              {...of}
              fill={TONES[tone]}
              {...(plot === 'stacked' && { stackId: 'whole', stroke: 'var(--color-white)' })}
              maxBarSize={28}
              radius={plot === 'stacked' ? 0 : 2}
              isAnimationActive={false}
            />
          )
        })}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
