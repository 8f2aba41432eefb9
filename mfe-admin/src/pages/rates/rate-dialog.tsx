import type { RateCard } from '@homecare/contract/quotes'
import { DAY_CLASSES, RATE_UNITS, VAT_RULES } from '@homecare/domain/rates'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { DateField, SelectField, TextField } from '@homecare/ui/form-field'
import { useChange } from '../../api/use-change'
import { FormDialog } from '../../parts/form-dialog'
import { optionsOf, quoteMessages } from '../../parts/quote/messages'
import { ratesMessages } from './messages'

const text = ratesMessages.add

type Values = Partial<Record<'service' | 'unit' | 'dayClass' | 'price' | 'vatRule' | 'from', string>>

interface RateDialogProps {
  open: boolean
  onRates: (card: RateCard) => void
  onClose: () => void
}

/** Adds a price from a day on. */
export function RateDialog({ open, onRates, onClose }: RateDialogProps) {
  const { notify } = useHost()
  const today = useClientToday()
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    reset()
    onClose()
  }
  const save = async (values: Values) => {
    const unit = RATE_UNITS.find((each) => each === values.unit)
    const dayClass = DAY_CLASSES.find((each) => each === values.dayClass)
    const vatRule = VAT_RULES.find((each) => each === values.vatRule)
    const { service = '', price = '', from = '' } = values
    if (!unit || !dayClass || !vatRule) return
    const body = { service, unit, dayClass, price: Number(price), vatRule, from }
    const answer = await run('add', (api) => api.post('/api/rates', { body }))
    if (!answer.ok) return
    onRates(answer.data)
    notify('success', text.saved)
    close()
  }
  return (
    <FormDialog<Values>
      open={open}
      title={text.title}
      save={text.save}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      initialValues={{ dayClass: 'weekday', vatRule: 'zero', from: today }}
      validate={errorsIn}
      onClose={close}
      onSubmit={save}
    >
      <p>{text.hint}</p>
      <SelectField name="service" label={text.service} required placeholder={text.choose} options={SERVICE_CHOICES} />
      <SelectField
        name="unit"
        label={text.unit}
        required
        placeholder={text.choose}
        options={optionsOf(quoteMessages.units)}
      />
      <SelectField name="dayClass" label={text.dayClass} required options={optionsOf(quoteMessages.dayClasses)} />
      <TextField name="price" label={text.price} required inputMode="decimal" autoComplete="off" maxLength={12} />
      <SelectField name="vatRule" label={text.vatRule} required options={optionsOf(quoteMessages.vatRules)} />
      <DateField name="from" label={text.from} required min={today} today={today} />
    </FormDialog>
  )
}

function errorsIn({ service, unit, price = '', from }: Values): Values {
  return {
    ...(!service && { service: text.choose }),
    ...(!unit && { unit: text.choose }),
    ...(!/^\d{1,7}(\.\d{1,2})?$/.test(price.trim()) && { price: text.priceWrong }),
    ...(!from && { from: text.dayMissing }),
  }
}
