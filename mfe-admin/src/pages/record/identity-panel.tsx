import { useMemo, useState } from 'react'
import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { dubaiDate, formatDay } from '@homecare/domain/dates'
import { identityText } from '@homecare/domain/identity'
import { IdentityFields, identityIn, type TypedIdentity } from '@homecare/remote-kit/identity-fields'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useApi } from '../../api/api-context'
import { usePermission } from '../../api/use-permission'
import { FormDialog } from '../../parts/form-dialog'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { useRecordChange } from '../../parts/record/use-record-change'
import { identityMessages as text } from './identity-messages'
import styles from './nurse-panel.module.css'

interface IdentityPanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** Date of birth and sex of each person with tests: the second thing, beside the name, that says whose sample it is. */
export function IdentityPanel({ record, onRecord }: IdentityPanelProps) {
  const mayRead = usePermission('read-identities')
  const mayWrite = usePermission('work-on-bookings')
  const [about, setAbout] = useState<LaboratorySample | null>(null)
  const { samples, status, paymentStatus } = record
  if (!mayRead || samples.length === 0 || status === 'Canceled' || paymentStatus !== 'Paid') return null
  return (
    <TitledPanel title={text.title}>
      <FactList stacked>
        {samples.map((sample) => (
          <FactItem key={sample.person} label={sample.fullName}>
            {identityText(sample.identity) || <span className={styles.quiet}>{text.unknown}</span>}{' '}
            {mayWrite && (
              <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAbout(sample)}>
                {sample.identity ? text.change : text.write} <VisuallyHidden>{text.of(sample.fullName)}</VisuallyHidden>
              </Button>
            )}
          </FactItem>
        ))}
      </FactList>
      {mayWrite && status === 'Pending' && samples.some(({ identity }) => identity === null) && (
        <SendForm record={record} onRecord={onRecord} />
      )}
      <IdentityDialog about={about} record={record} onRecord={onRecord} onClose={() => setAbout(null)} />
    </TitledPanel>
  )
}

/** The form is on the patient's own page; its link goes there by the way that they chose. */
function SendForm({ record, onRecord }: IdentityPanelProps) {
  const api = useApi()
  const { busy, refusal, change } = useRecordChange('bloodtests', record, onRecord)
  const { id, version, history } = record
  const send = () => {
    const call = () => api.post('/api/bloodtests/{id}/form-link', { params: { id }, body: { version } })
    void change({ name: 'form', call, done: text.formSent })
  }
  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" busy={busy !== null} busyLabel={text.sending} onClick={send}>
          {history.some(({ action }) => action === 'form link sent') ? text.sendAgain : text.send}
        </Button>
      </div>
      {refusal && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
    </>
  )
}

interface Values {
  people: TypedIdentity[]
}

interface IdentityDialogProps extends IdentityPanelProps {
  about: LaboratorySample | null
  onClose: () => void
}

/** Writes down date of birth and sex of one person. */
export function IdentityDialog({ about, record, onRecord, onClose }: IdentityDialogProps) {
  const api = useApi()
  const today = dubaiDate(serverNow())
  const { busy, refusal, setRefusal, change } = useRecordChange('bloodtests', record, onRecord)
  const close = () => {
    setRefusal(null)
    onClose()
  }
  const save = async ({ people: [typed] }: Values) => {
    const identity = identityIn(typed, today)
    if (!about || !identity) return
    const body = { version: record.version, people: [{ person: about.person, ...identity }] }
    const call = () => api.post('/api/bloodtests/{id}/identities', { params: { id: record.id }, body })
    const end = await change({ name: 'identity', call, done: text.saved })
    if (end !== 'failed') onClose()
  }
  /** A new list would start the form again, without what is typed. */
  const initial = useMemo(() => {
    const known = about?.identity
    return { people: [known ? { birthDate: formatDay(known.birthDate), sex: known.sex } : {}] }
  }, [about])
  return (
    <FormDialog<Values>
      open={about !== null}
      title={text.titleOf(about?.fullName ?? '')}
      save={text.save}
      busy={busy !== null}
      refusal={refusal?.text}
      initialValues={initial}
      onClose={close}
      onSubmit={save}
    >
      <p>{text.why}</p>
      <IdentityFields at="people.0" today={today} required />
    </FormDialog>
  )
}
