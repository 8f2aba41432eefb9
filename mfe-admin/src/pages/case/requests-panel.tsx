import { Link } from 'react-router-dom'
import { isOpenCase } from '@homecare/domain/case-table'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { StatusBadge } from '@homecare/ui/status-badge'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { usePermission } from '../../api/use-permission'
import { TitledPanel } from '../../parts/panel'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'
import styles from './requests-panel.module.css'

const text = caseText.requests

/** The requests that this case answers, and other open cases of the same phone number, which can be taken into this one. */
export function RequestsPanel(props: CaseProps) {
  const { requests, related, state } = props.careCase
  const readsRequests = usePermission('read-requests')
  const mayWork = usePermission('work-on-cases') && isOpenCase(state)
  const { busy, refusal, change } = useCaseChange(props)
  const join = (caseId: string) =>
    void change(
      caseId,
      (api, { params, version }) => api.post('/api/cases/{id}/join', { params, body: { version, caseId } }),
      text.joined,
    )
  return (
    <TitledPanel title={text.title}>
      <ul className={styles.rows}>
        {requests.map(({ id, service, status, createdAt }) => {
          const name = text.item(service, staffTime(new Date(createdAt)))
          return (
            <li key={id} className={styles.row}>
              {readsRequests ? <Link to={`/admin/services/${id}`}>{name}</Link> : <span>{name}</span>}
              <StatusBadge status={status} />
            </li>
          )
        })}
      </ul>
      {related.length > 0 && (
        <>
          <p className={styles.related}>{text.related}</p>
          <ul className={styles.rows}>
            {related.map(({ id, number, patientName, service }) => (
              <li key={id} className={styles.row}>
                <Link to={`/admin/cases/${id}`}>
                  {number} <bdi>{patientName}</bdi>, {service}
                </Link>
                {mayWork && (
                  <Button variant="secondary" size="sm" busy={busy === id} onClick={() => join(id)}>
                    {text.join} <VisuallyHidden>{number}</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </TitledPanel>
  )
}
