import { Form } from 'react-final-form'
import type { StaffReport } from '@homecare/contract/reports'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { isEndOfOrderId } from '@homecare/domain/report'
import { Button } from '@homecare/ui/button'
import { focusFirstError } from '@homecare/ui/focus-first-error'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useHost } from '@homecare/remote-kit/host-context'
import { useChange } from '../data/use-change'
import { reportsMessages } from './messages'
import styles from './review-dialog.module.css'

const text = reportsMessages.review
const DECORATORS = [focusFirstError]

interface ReleaseFormProps {
  report: StaffReport
  record: BloodTestDetail
  onReleased: (record: BloodTestDetail) => void
}

/** The second step: nothing is released by a click alone. */
export function ReleaseForm({ report, record, onReleased }: ReleaseFormProps) {
  const host = useHost()
  const { busy, refusal, run } = useChange()
  const validate = ({ orderEnd = '' }: { orderEnd?: string }) =>
    isEndOfOrderId(orderEnd, record.orderId) ? {} : { orderEnd: text.wrong }

  const release = async ({ orderEnd = '' }: { orderEnd?: string }) => {
    if (busy) return
    const answer = await run(
      'release',
      (api) => api.post('/api/reports/{id}/release', { params: { id: report.id }, body: { orderEnd } }),
      { CONFLICT: (detail) => detail ?? '' },
    )
    if (!answer.ok) return
    host.notify('success', text.released(record.fullName))
    onReleased(answer.data)
  }

  return (
    <Form<{ orderEnd?: string }> onSubmit={release} validate={validate} decorators={DECORATORS}>
      {({ handleSubmit }) => (
        <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
          <p>{text.compare}</p>
          <TextField name="orderEnd" label={text.type(record.fullName)} required autoComplete="off" maxLength={4} />
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <Button type="submit" busy={busy !== null} busyLabel={text.releasing}>
            {text.release}
          </Button>
        </form>
      )}
    </Form>
  )
}
