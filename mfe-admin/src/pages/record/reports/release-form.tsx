import { ServerForm } from '@homecare/ui/server-form'
import type { StaffReport } from '@homecare/contract/reports'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { isEndOfOrderId } from '@homecare/domain/report'
import { Button } from '@homecare/ui/button'
import { SelectField, TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useHost } from '@homecare/remote-kit/host-context'
import { useChange } from '../../../api/use-change'
import { reportsMessages } from './messages'
import type { ReportOwner } from './report-owners'
import styles from './review-dialog.module.css'

const text = reportsMessages.review

interface ReleaseFormProps {
  report: StaffReport
  owner: ReportOwner
  record: BloodTestDetail
  onReleased: (record: BloodTestDetail) => void
}

interface ReleaseValues {
  orderEnd?: string
  /** The place of a name in the booking's list, as a select has it. */
  person?: string
}

/** The second step: nothing is released by a click alone, and with several people staff say whose name they read. */
export function ReleaseForm({ report, owner, record, onReleased }: ReleaseFormProps) {
  const host = useHost()
  const { busy, refusal, run } = useChange()
  const isFamily = record.people.length > 1
  const validate = ({ orderEnd = '', person = '' }: ReleaseValues) => ({
    ...(isFamily && person === '' && { person: text.chooseMissing }),
    ...(isFamily && person !== '' && Number(person) !== owner.person && { person: text.otherPerson(owner.name) }),
    ...(!isEndOfOrderId(orderEnd, record.orderId) && { orderEnd: text.wrong }),
  })

  const release = async ({ orderEnd = '', person = '' }: ReleaseValues) => {
    if (busy) return
    const body = { orderEnd, ...(isFamily && { person: Number(person) }) }
    const answer = await run(
      'release',
      (api) => api.post('/api/reports/{id}/release', { params: { id: report.id }, body }),
      { CONFLICT: (detail) => detail ?? '' },
    )
    if (!answer.ok) return
    const { name } = owner
    host.notify('success', isFamily ? text.releasedOf(name, record.fullName) : text.released(name))
    onReleased(answer.data)
  }

  return (
    <ServerForm<ReleaseValues> onSubmit={release} validate={validate}>
      {({ handleSubmit }) => (
        <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
          <p>{text.compare}</p>
          {isFamily && (
            <SelectField
              name="person"
              label={text.whose}
              required
              placeholder={text.choose}
              options={record.people.map((name, person) => ({ value: String(person), label: name }))}
            />
          )}
          <TextField
            name="orderEnd"
            label={isFamily ? text.typeOf(owner.name, record.fullName) : text.type(record.fullName)}
            required
            autoComplete="off"
            maxLength={20}
          />
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <Button type="submit" busy={busy !== null} busyLabel={text.releasing}>
            {text.release}
          </Button>
        </form>
      )}
    </ServerForm>
  )
}
