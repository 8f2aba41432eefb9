import type { RateCard } from '@homecare/contract/quotes'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { DateField } from '@homecare/ui/form-field'
import { useChange } from '../../api/use-change'
import { FormDialog } from '../../parts/form-dialog'
import { quoteMessages } from '../../parts/quote/messages'
import { ratesMessages } from './messages'
import type { ShownRate } from './rate-table'

const text = ratesMessages.end

interface Values {
  until?: string
}

interface EndDialogProps {
  /** Null while the dialog is closed. */
  rate: ShownRate | null
  onRates: (card: RateCard) => void
  onClose: () => void
}

/** Gives a price its last day. */
export function EndDialog({ rate, onRates, onClose }: EndDialogProps) {
  const { notify } = useHost()
  const today = useClientToday()
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ until = '' }: Values) => {
    if (!rate) return
    const answer = await run('end', (api) =>
      api.post('/api/rates/{id}/end', { params: { id: rate.id }, body: { until } }),
    )
    if (!answer.ok) return
    onRates(answer.data)
    notify('success', text.saved)
    close()
  }
  return (
    <FormDialog<Values>
      open={rate !== null}
      title={text.title}
      save={text.save}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      initialValues={{ until: rate && rate.from > today ? rate.from : today }}
      validate={errorsIn}
      onClose={close}
      onSubmit={save}
    >
      {rate && <p>{text.of(rate.service, quoteMessages.units[rate.unit])}</p>}
      <p>{text.hint}</p>
      <DateField name="until" label={text.until} required today={today} />
    </FormDialog>
  )
}

const errorsIn = ({ until }: Values): Values => (until ? {} : { until: ratesMessages.add.dayMissing })
