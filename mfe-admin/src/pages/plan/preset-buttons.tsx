import { useState } from 'react'
import { useForm } from 'react-final-form'
import type { Quote } from '@homecare/contract/quotes'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { planText } from './messages'
import type { PlanValues } from './plan-values'
import { fromQuote, MAX_RULES, PRESETS, withTimes } from './presets'
import type { RuleValues } from './rule-values'
import styles from './plan-form.module.css'

const { label, quote: quoteName, quoteNote, ...names } = planText.presets

/** The rules of what most families have, and of what was agreed in a quote, with one press. */
export function PresetButtons({ quotes }: { quotes: readonly Quote[] }) {
  const form = useForm<PlanValues>()
  const today = useClientToday()
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (name: string, rules: (base: RuleValues) => readonly RuleValues[]) => {
    const [base] = form.getState().values.rules
    if (!base) return
    form.change('rules', rules(base).slice(0, MAX_RULES))
    setChosen(name)
  }
  const usable = quotes.flatMap((quote) => {
    const [base] = form.getState().values.rules
    const count = base ? fromQuote(quote, base, today).length : 0
    return count > 0 ? [{ quote, count }] : []
  })
  const cut = usable.find(({ quote, count }) => quote.id === chosen && count > MAX_RULES)
  return (
    <>
      <div role="group" aria-label={label} className={styles.buttons}>
        <span className={styles.quiet}>{label}</span>
        {usable.map(({ quote }) => (
          <Preset
            key={quote.id}
            isChosen={chosen === quote.id}
            onChoose={() => choose(quote.id, (base) => fromQuote(quote, base, today))}
          >
            {quoteName(quote.number)}
          </Preset>
        ))}
        {(['twelve', 'nights', 'aroundTheClock', 'liveIn'] as const).map((name) => (
          <Preset
            key={name}
            isChosen={chosen === name}
            onChoose={() => choose(name, (base) => withTimes(base, PRESETS[name]))}
          >
            {names[name]}
          </Preset>
        ))}
      </div>
      {cut && <p role="status">{quoteNote(cut.quote.number)}</p>}
    </>
  )
}

interface PresetProps {
  isChosen: boolean
  onChoose: () => void
  children: string
}

const Preset = ({ isChosen, onChoose, children }: PresetProps) => (
  <Button variant={isChosen ? 'secondary' : 'quiet'} size="sm" aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </Button>
)
