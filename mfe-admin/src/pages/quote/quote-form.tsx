import { useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState, type FormRenderProps } from 'react-final-form'
import type { DraftQuote, RateCard } from '@homecare/contract/quotes'
import type { IsoDate } from '@homecare/domain/dates'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { DateField, SelectField, TextAreaField, TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { TitledPanel } from '../../parts/panel'
import { optionsOf } from '../../parts/quote/messages'
import { LineFields } from './line-fields'
import { quoteText as text } from './messages'
import { emptyLine, PRESETS } from './presets'
import { draftOf, errorsIn, type QuoteValues } from './quote-values'
import { useSendKey } from './use-send-key'
import styles from './quote-form.module.css'

interface QuoteFormProps {
  /** Of a new quote or of the draft. */
  initial: QuoteValues
  /** Which the case is about. */
  service: string
  rates: RateCard['rates'] | undefined
  busy: boolean
  refusal: ReactNode
  /** `thenSend`: what follows is the choice to whom it goes. */
  onSave: (draft: DraftQuote, thenSend: boolean) => Promise<void>
  /** Beside the form, from what is typed; null while something is missing. */
  beside: (draft: DraftQuote | null) => ReactNode
}

/** The form of a quote. Ctrl or ⌘ with Enter saves and sends it. */
export function QuoteForm({ initial, service, rates, busy, refusal, onSave, beside }: QuoteFormProps) {
  const today = useClientToday()
  const thenSend = useRef(false)
  const save = async (values: QuoteValues) => {
    const draft = draftOf(values, today)
    if (draft && !busy) await onSave(draft, thenSend.current)
  }
  return (
    <ServerForm<QuoteValues> onSubmit={save} initialValues={initial} validate={(values) => errorsIn(values, today)}>
      {({ handleSubmit, values }: FormRenderProps<QuoteValues>) => {
        const submit = (send: boolean) => {
          thenSend.current = send
          void handleSubmit()
        }
        return (
          <div className={styles.page}>
            <form
              className={styles.form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                submit(false)
              }}
            >
              <Presets service={service} />
              {values.lines.map((_, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- A line has no name but its place.
                <LineFields key={at} at={at} rates={rates} />
              ))}
              <AddLine service={service} />
              <PeriodFields today={today} />
              <PriceFields />
              {refusal && <Notice kind="error">{refusal}</Notice>}
              <SaveButtons busy={busy} onSend={() => submit(true)} />
            </form>
            {beside(draftOf(values, today))}
          </div>
        )
      }}
    </ServerForm>
  )
}

/** Lines and period of what most families ask for, with one press. */
function Presets({ service }: { service: string }) {
  const form = useForm<QuoteValues>()
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (name: keyof typeof PRESETS) => {
    const { values } = form.getState()
    const preset: Partial<QuoteValues> = PRESETS[name](values.lines[0]?.service || service, values.startsOn)
    form.batch(() => {
      if (preset.lines) form.change('lines', preset.lines)
      if (preset.billing) form.change('billing', preset.billing)
      form.change('endsOn', preset.endsOn)
    })
    setChosen(name)
  }
  const { label, ...names } = text.presets
  return (
    <div role="group" aria-label={label} className={styles.presets}>
      <span className={styles.quiet}>{label}</span>
      {(['twelve', 'aroundTheClock', 'visit', 'liveIn'] as const).map((name) => (
        <Button
          key={name}
          variant={chosen === name ? 'secondary' : 'quiet'}
          size="sm"
          aria-pressed={chosen === name}
          onClick={() => choose(name)}
        >
          {names[name]}
        </Button>
      ))}
    </div>
  )
}

function AddLine({ service }: { service: string }) {
  const form = useForm<QuoteValues>()
  const { lines } = form.getState().values
  const add = () => form.change('lines', [...lines, emptyLine(lines.at(-1)?.service || service)])
  return (
    <Button variant="secondary" size="sm" className={styles.start} onClick={add}>
      {text.line.add}
    </Button>
  )
}

function PeriodFields({ today }: { today: IsoDate }) {
  const { period } = text
  const { values } = useFormState<QuoteValues>({ subscription: { values: true } })
  return (
    <TitledPanel title={period.title}>
      <div className={styles.fields}>
        <DateField name="startsOn" label={period.startsOn} required today={today} />
        <DateField name="endsOn" label={period.endsOn} today={today} min={values.startsOn} />
        <SelectField name="billing" label={period.billing} required options={optionsOf(period.billings)} />
        <DateField name="validUntil" label={period.validUntil} required today={today} min={today} />
      </div>
    </TitledPanel>
  )
}

function PriceFields() {
  const { price } = text
  return (
    <TitledPanel title={price.title}>
      <div className={styles.fields}>
        <TextField name="discount" label={price.discount} inputMode="decimal" autoComplete="off" maxLength={12} />
        <TextField name="discountReason" label={price.reason} autoComplete="off" maxLength={200} />
      </div>
      <TextAreaField name="note" label={price.note} hint={price.noteHint} rows={3} maxLength={1000} />
    </TitledPanel>
  )
}

function SaveButtons({ busy, onSend }: { busy: boolean; onSend: () => void }) {
  useSendKey(onSend)
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant="secondary" busy={busy} busyLabel={text.saving}>
        {text.save}
      </Button>
      <Button
        busy={busy}
        busyLabel={text.saving}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={text.sendHint}
        onClick={onSend}
      >
        {text.send}
      </Button>
    </div>
  )
}
