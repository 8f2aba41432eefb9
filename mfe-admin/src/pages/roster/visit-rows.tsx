import { memo } from 'react'
import { Link } from 'react-router-dom'
import { staffHour } from '@homecare/domain/clock'
import { dubaiDate } from '@homecare/domain/dates'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { Button } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { SKILL_NAMES } from '../../parts/credentials'
import { visitText } from '../../parts/visit/visit-messages'
import { rosterMessages as text } from './messages'
import type { RosterVisit } from './use-roster'
import styles from './visit-rows.module.css'

interface VisitRowsProps {
  title: string
  visits: readonly RosterVisit[]
  /** Is the same in each render: a row is rendered again only if its visit changes. */
  onAssign: (visit: RosterVisit) => void
}

/** A part of the day by time; nothing if it has no visit. */
export function VisitRows({ title, visits, onAssign }: VisitRowsProps) {
  if (visits.length === 0) return null
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className={styles.quiet}>{visits.length}</span>
      </h2>
      <ol className={styles.visits}>
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} onAssign={onAssign} />
        ))}
      </ol>
    </section>
  )
}

const VisitRow = memo(function VisitRow({
  visit,
  onAssign,
}: Pick<VisitRowsProps, 'onAssign'> & { visit: RosterVisit }) {
  const { id, caseId, caseNumber, patientName, kind, service, skills, area } = visit
  const needed = CARE_SKILLS.filter((skill) => skills.includes(skill)).map((skill) => SKILL_NAMES[skill])
  return (
    <li className={styles.visit} data-visit={id}>
      <Time visit={visit} />
      <span className={styles.who}>
        <Link to={`/admin/cases/${caseId}`}>
          <bdi>{patientName}</bdi>
        </Link>{' '}
        <span className={styles.quiet}>{caseNumber}</span>
      </span>
      <span>
        {kind === 'visit' ? service : visitText.of(visitText.kinds[kind], service)}
        {needed.length > 0 && <span className={styles.more}>{visitText.needs(needed.join(', '))}</span>}
      </span>
      <span dir="auto">{area}</span>
      <NurseOfVisit visit={visit} onAssign={onAssign} />
    </li>
  )
})

function Time({ visit: { startsAt, endsAt } }: { visit: RosterVisit }) {
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  return (
    <span className={styles.time}>
      {visitText.between(staffHour(from), staffHour(to))}
      {dubaiDate(from) !== dubaiDate(to) && <span className={styles.more}>{text.nextDay}</span>}
    </span>
  )
}

function NurseOfVisit({ visit, onAssign }: Pick<VisitRowsProps, 'onAssign'> & { visit: RosterVisit }) {
  const { nurse, state, acceptedRules, patientName, startsAt } = visit
  const rules = acceptedRules.map((name) => visitText.rules[name] ?? name)
  return (
    <span className={styles.nurse}>
      <span>
        <bdi className={nurse ? undefined : styles.missing}>{nurse?.name ?? visitText.noNurse}</bdi>
        {rules.length > 0 && <span className={styles.more}>{visitText.accepted(rules.join(', '))}</span>}
        {state === 'ended' && <span className={styles.more}>{visitText.states.ended}</span>}
      </span>
      {state === 'planned' && (
        <Button
          variant={nurse ? 'quiet' : 'secondary'}
          size="sm"
          aria-haspopup="dialog"
          aria-keyshortcuts="a"
          onClick={() => onAssign(visit)}
        >
          {nurse ? text.change : visitText.buttons.assign}{' '}
          <VisuallyHidden>{text.of(patientName, staffHour(new Date(startsAt)))}</VisuallyHidden>
        </Button>
      )}
    </span>
  )
}
