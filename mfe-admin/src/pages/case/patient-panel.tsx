import { useState } from 'react'
import { formatDay } from '@homecare/domain/dates'
import { mapLink } from '@homecare/domain/map-link'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { usePermission } from '../../api/use-permission'
import { caseMessages } from '../../parts/case/messages'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { caseText } from './messages'
import { PatientDialog } from './patient-dialog'
import type { CaseProps } from './use-case'
import styles from './facts.module.css'

const text = caseText.patient

/** Who the patient is, where the home is and how a nurse gets in, and what the family wishes. */
export function PatientPanel(props: CaseProps) {
  const { dateOfBirth, sex, languages, address, pin, accessNotes, nurseSex } = props.careCase
  const mayWork = usePermission('work-on-cases')
  const [editing, setEditing] = useState(false)
  const { mapUrl } = useHost().profile
  const { doorNumber, building, landmark, city } = address
  const lines = [[doorNumber, building].filter(Boolean).join(', '), landmark, city].filter(Boolean)
  return (
    <TitledPanel title={text.title}>
      <FactList>
        <FactItem label={text.born}>{dateOfBirth ? formatDay(dateOfBirth) : <Ask />}</FactItem>
        <FactItem label={text.sex}>{sex ? text.sexes[sex] : <Ask />}</FactItem>
        <FactItem label={text.languages}>{languages.join(', ') || <Ask />}</FactItem>
        <FactItem label={text.address}>
          {lines.length === 0 ? (
            <Ask />
          ) : (
            lines.map((line) => (
              <span key={line} dir="auto" className={styles.line}>
                {line}
              </span>
            ))
          )}
          {pin && (
            <a href={mapLink(address, pin, mapUrl)} target="_blank" rel="noreferrer">
              {text.pin}
            </a>
          )}
        </FactItem>
        <FactItem label={text.access}>
          {accessNotes ? (
            <span dir="auto" className={styles.text}>
              {accessNotes}
            </span>
          ) : (
            <Ask />
          )}
        </FactItem>
        <FactItem label={text.nurseSex}>{caseMessages.nurseSex[nurseSex]}</FactItem>
      </FactList>
      {mayWork && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.edit}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          {text.edit}
        </Button>
      )}
      <PatientDialog open={editing} onClose={() => setEditing(false)} {...props} />
    </TitledPanel>
  )
}

/** In the place of what nobody has said yet. */
const Ask = () => <span className={styles.ask}>{text.ask}</span>
