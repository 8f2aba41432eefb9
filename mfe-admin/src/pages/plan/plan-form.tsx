import { useEffect, useState, type ReactNode } from 'react'
import { useForm, useFormState, type FormRenderProps } from 'react-final-form'
import type { CareCase } from '@homecare/contract/cases'
import type { CarePlan, PreviewPlan } from '@homecare/contract/plans'
import { addDays, type IsoDate } from '@homecare/domain/dates'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { DateField, TextField } from '@homecare/ui/form-field'
import { PlusIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { useQueryClient } from '@tanstack/react-query'
import { planKey } from '../../parts/care/use-plan'
import { useQuotes } from '../../parts/quote/use-quotes'
import { useDraft } from '../../parts/session/drafts'
import { UnsavedForm } from '../../parts/unsaved-form'
import { EffectPanel } from './effect-panel'
import { planText } from './messages'
import { changeOf, errorsIn, NAMES, queryOf, valuesOf, type PlanTask, type PlanValues } from './plan-values'
import { PresetButtons } from './preset-buttons'
import { MAX_RULES } from './presets'
import { RuleFields } from './rule-fields'
import { emptyRule, firstDay } from './rule-values'
import { usePlanApply } from './use-plan-apply'
import { usePlanPreview } from './use-plan-preview'
import styles from './plan-form.module.css'

interface PlanFormProps {
  careCase: CareCase
  plan: CarePlan
  task: PlanTask
  /** The change is applied. */
  onDone: () => void
}

/** The form of a change, and beside it what the change does. */
export function PlanForm({ careCase, plan, task, onDone }: PlanFormProps) {
  const { id } = careCase
  const today = useClientToday()
  /** Of the moment of opening: other values would start the form again, without what is typed. */
  const [initial] = useState(() => valuesOf(task, careCase, today))
  const [kept, keep] = useDraft(`plan ${id} ${JSON.stringify(queryOf(task))}`)
  const { busy, refusal, apply, shownFor } = usePlanApply(id)
  const bodyOf = (values: PlanValues): PreviewPlan | null => {
    const change = changeOf(task, values, today)
    return change && { version: plan.version, change, includeByHand: values.includeByHand }
  }
  const submit = async (values: PlanValues) => {
    const body = bodyOf(values)
    if (!body || busy || !(await apply(body))) return
    keep('')
    onDone()
  }
  return (
    <ServerForm<PlanValues>
      onSubmit={submit}
      initialValues={initial}
      validate={(values) => errorsIn(task, values, today)}
      names={NAMES}
    >
      {({ handleSubmit, values }: FormRenderProps<PlanValues>) => (
        <form className={styles.page} noValidate onSubmit={handleSubmit}>
          <div className={styles.form}>
            <WhenFields task={task} today={today} />
            <RulesFields caseId={id} task={task} service={careCase.service} />
          </div>
          <Effect caseId={id} body={bodyOf(values)} {...{ busy, refusal, shownFor }} />
          <UnsavedForm text={planText.leave} kept={kept} keep={keep} />
        </form>
      )}
    </ServerForm>
  )
}

interface EffectProps {
  caseId: string
  /** Null while something is missing. */
  body: PreviewPlan | null
  busy: boolean
  refusal: ReactNode
  shownFor: string | null
}

function Effect({ caseId, body, busy, refusal, shownFor }: EffectProps) {
  const cache = useQueryClient()
  const preview = usePlanPreview(caseId, body)
  const isOld = preview.failure?.problem?.code === 'CONFLICT'
  useEffect(() => {
    // The current plan brings its version, and with it the current effect.
    if (isOld) void cache.invalidateQueries({ queryKey: planKey(caseId) })
  }, [isOld, cache, caseId])
  const isShownFirst = shownFor !== null && body !== null && shownFor === JSON.stringify(body)
  return (
    <EffectPanel
      {...preview}
      applying={busy}
      refusal={
        <>
          {isShownFirst && <p role="status">{planText.effect.lookFirst}</p>}
          {refusal && <Notice kind="error">{refusal}</Notice>}
        </>
      }
    />
  )
}

/** The days of a change; a new rule has its own. */
function WhenFields({ task: { kind }, today }: { task: PlanTask; today: IsoDate }) {
  const { when: text } = planText
  const { values } = useFormState<PlanValues>({ subscription: { values: true } })
  const days = { today, min: today }
  if (kind === 'addRules') return null
  return (
    <div className={styles.fields}>
      {kind === 'changeRule' && <DateField name="from" label={text.from} hint={text.fromHint} required {...days} />}
      {kind === 'endRule' && <DateField name="from" label={text.endFrom} hint={text.fromHint} required {...days} />}
      {kind === 'pause' && (
        <>
          <DateField name="from" label={text.pauseFrom} required {...days} />
          <DateField name="until" label={text.pauseUntil} today={today} min={values.from} />
          <TextField name="reason" label={text.pauseReason} required autoComplete="off" maxLength={200} />
        </>
      )}
      {kind === 'endPause' && (
        <DateField
          name="until"
          label={text.pauseEnd}
          hint={text.pauseEndHint}
          required
          today={today}
          min={addDays(today, -1)}
        />
      )}
    </div>
  )
}

interface RulesFieldsProps {
  caseId: string
  task: PlanTask
  service: string
}

function RulesFields({ caseId, task, service }: RulesFieldsProps) {
  const form = useForm<PlanValues>()
  const today = useClientToday()
  const { values } = useFormState<PlanValues>({ subscription: { values: true } })
  const { data } = useQuotes(caseId)
  const quotes = (data?.quotes ?? []).filter(({ state }) => state === 'accepted')
  const { rules } = values
  const add = () =>
    form.change('rules', [
      ...rules,
      { ...emptyRule(rules[0]?.service || service, rules[0]?.startsOn || firstDay(today)) },
    ])
  return (
    <>
      {task.kind === 'addRules' && <PresetButtons quotes={quotes} />}
      {rules.map((_, at) => (
        <RuleFields
          // oxlint-disable-next-line react/no-array-index-key -- A rule that is not stored has no name but its place.
          key={at}
          at={at}
          rules={rules}
          before={task.kind === 'changeRule' ? task.rule : undefined}
          quotes={quotes}
        />
      ))}
      {task.kind === 'addRules' && rules.length < MAX_RULES && (
        <Button variant="secondary" size="sm" icon={PlusIcon} className={styles.start} onClick={add}>
          {planText.rule.add}
        </Button>
      )}
    </>
  )
}
