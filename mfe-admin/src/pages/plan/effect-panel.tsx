import { useId, type ReactNode } from 'react'
import type { CallFailure } from '@homecare/contract/client'
import type { PlanEffect } from '@homecare/contract/plans'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useField } from 'react-final-form'
import { failureText } from '../../api/failure-text'
import { CheckboxField } from './checkbox-field'
import { EffectView } from './effect-view'
import { planText } from './messages'
import styles from './effect-panel.module.css'

const text = planText.effect

interface EffectPanelProps {
  effect: PlanEffect | null
  failure: CallFailure | null
  /** What is shown is not the effect of what is typed. */
  busy: boolean
  /** While it is applied. */
  applying: boolean
  /** Why it is not applied. */
  refusal: ReactNode
}

/** What the typed change does, and the button that applies it. The last effect stays until the next one is there. */
export function EffectPanel({ effect, failure, busy, applying, refusal }: EffectPanelProps) {
  const id = useId()
  const { input } = useField<boolean>('includeByHand')
  const hasLeft = effect?.visits.some(({ what }) => what === 'leave') ?? false
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text.title}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, also by keyboard. */}
      <div className={styles.body} aria-busy={busy} tabIndex={0} role="group" aria-labelledby={id}>
        {failure && <EffectFailure failure={failure} />}
        {!failure && !effect && <p className={styles.quiet}>{busy ? text.loading : text.waiting}</p>}
        {!failure && effect && <EffectView effect={effect} />}
      </div>
      <div className={styles.foot}>
        {(hasLeft || input.value) && <CheckboxField name="includeByHand" label={text.byHand} />}
        {refusal}
        <Button type="submit" variant="primary" busy={applying} busyLabel={text.applying}>
          {text.apply}
        </Button>
      </div>
    </section>
  )
}

/** What the server refuses of the change, in its own sentences. */
function EffectFailure({ failure }: { failure: CallFailure }) {
  const sentences = new Set(Object.values(failure.problem?.fields ?? {}))
  return (
    <Notice kind="warning" title={text.failed}>
      {sentences.size === 0 ? failureText(failure) : [...sentences].map((each) => <p key={each}>{each}</p>)}
    </Notice>
  )
}
