import type { OwnBooking } from '@homecare/contract/self-service'
import { patientTime } from '@homecare/domain/clock'
import { milestoneNames } from '@homecare/domain/milestone-names'
import type { TestedPeople } from '@homecare/domain/people'
import type { ReportProgress } from '@homecare/domain/report'
import { visitTimeline, type Milestone } from '@homecare/domain/visit-timeline'
import { Card } from '@homecare/ui/card'
import { Icon } from '@homecare/ui/icon'
import { CheckIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { PLACE, TextAround } from '@homecare/ui/text-around'
import { OrderContact } from '../../parts/order-contact'
import { NumberText } from '../../parts/facts'
import * as texts from '../../locales/en/timeline.json'
import styles from './timeline.module.css'
import { testedTexts } from './tested-texts'

interface TimelineProps {
  orderId: string
  visit: NonNullable<OwnBooking['visit']>
  turnaroundHours: number
  /** The reports that are released to the patient. */
  reports: ReportProgress
  tested: TestedPeople
  now: Date
}

/** What has happened of a paid visit, what comes next and when. What is late is said before anybody asks. */
export function Timeline({ orderId, visit, turnaroundHours, reports, tested, now }: TimelineProps) {
  const milestones = visitTimeline({
    bookedAt: new Date(visit.bookedAt),
    visitAt: new Date(visit.visitAt),
    completedAt: visit.completedAt ? new Date(visit.completedAt) : null,
    handedOverAt: visit.handedOverAt ? new Date(visit.handedOverAt) : null,
    steps: visit.steps.map(({ kind, at }) => ({ kind, at: new Date(at) })),
    turnaroundHours,
    reports,
    now,
  })
  const sentences = testedTexts(tested)
  const names = milestoneNames(tested)
  const late = milestones.find(({ state }) => state === 'late')
  const metNobody = visit.steps.at(-1)?.kind === 'nobodyThere'
  return (
    <Card padding="lg" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      {visit.nurse && (
        <p>
          <TextAround text={texts.nurse({ firstName: visit.nurse.firstName, licence: PLACE })}>
            <NumberText>{visit.nurse.licenceNumber}</NumberText>
          </TextAround>
        </p>
      )}
      <ol className={styles.list}>
        {milestones.map((milestone) => (
          <li key={milestone.name} className={styles.item} data-state={milestone.state}>
            <span className={styles.mark} aria-hidden="true">
              {milestone.state === 'done' && <Icon icon={CheckIcon} size={14} />}
            </span>
            <p className={styles.name}>{nameText(milestone, names)}</p>
            <p className={styles.when}>{whenText(milestone, turnaroundHours)}</p>
          </li>
        ))}
      </ol>
      {metNobody ? (
        <Notice kind="warning" title={texts.nobodyTitle} action={<OrderContact orderId={orderId} />}>
          {texts.nobody}
        </Notice>
      ) : (
        late && (
          <Notice kind="warning" title={texts.lateTitle} action={<OrderContact orderId={orderId} />}>
            {late.name === 'report' ? sentences.lateReport : texts.lateNurse}
          </Notice>
        )
      )}
    </Card>
  )
}

/** The reports of several people come one after the other. */
const nameText = ({ state, name, part }: Milestone, names: ReturnType<typeof milestoneNames>): string =>
  part ? texts.part({ here: part.here, expected: part.expected }) : names[state][name]

function whenText({ state, at, expected, part }: Milestone, turnaroundHours: number): string {
  if (at) return patientTime(at)
  if (state === 'done') return ''
  if (expected && state === 'late') return texts.expectedBy({ time: patientTime(expected) })
  if (expected) return (part ? texts.allBy : texts.by)({ time: patientTime(expected) })
  return turnaroundHours <= 48
    ? texts.afterVisitHours({ hours: turnaroundHours })
    : texts.afterVisitDays({ days: Math.ceil(turnaroundHours / 24) })
}
