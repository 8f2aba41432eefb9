import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { preparation, testsOf } from '@homecare/domain/cart'
import { formatDate } from '@homecare/domain/dates'
import { Card } from '@homecare/ui/card'
import { Icon } from '@homecare/ui/icon'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { messages } from '../messages'
import { PATHS } from '../wizard/steps'
import { useWizardState } from '../wizard/wizard-provider'
import styles from './visit-facts.module.css'

interface FactProps {
  name: string
  /** Where it can be changed, and what that is called. */
  change?: { href: string; label: string }
  children: ReactNode
}

function Fact({ name, change, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {change && (
        <dd className={styles.change}>
          <Link to={change.href}>
            <Icon name="edit" size={18} />
            <span aria-hidden="true">{messages.confirm.change}</span>
            <VisuallyHidden>{change.label}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  )
}

export function VisitFacts() {
  const draft = useWizardState((state) => state.context.draft)
  const catalogue = useWizardState((state) => state.context.catalogue)
  const text = messages.confirm
  const { patient, date, time } = draft
  const { fastingHours, turnaroundHours } = preparation(catalogue ? testsOf(catalogue, draft) : [])
  return (
    <Card padding="lg">
      <dl className={styles.facts}>
        <Fact name={text.name} change={{ href: PATHS.patient, label: text.changePatient }}>
          {patient.firstName} {patient.lastName}
        </Fact>
        <Fact name={text.mobile}>{patient.phone}</Fact>
        <Fact name={text.address}>
          {patient.doorNo}, {patient.buildingName}, {patient.landMark}
        </Fact>
        <Fact name={text.city}>{patient.city?.trim() || text.noCity}</Fact>
        <Fact name={text.when} change={{ href: PATHS.slot, label: text.changeWhen }}>
          {date && formatDate(date)}, {time}
        </Fact>
        <Fact name={text.prepare}>{text.fasting(fastingHours)}</Fact>
        <Fact name={text.reportLabel}>{text.report(Math.ceil(turnaroundHours / 24))}</Fact>
      </dl>
    </Card>
  )
}
