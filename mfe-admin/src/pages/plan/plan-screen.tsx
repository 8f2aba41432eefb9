import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { CareCase } from '@homecare/contract/cases'
import type { CarePlan } from '@homecare/contract/plans'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { ArrowLeftIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { usePolledQuery } from '../../api/use-polled-query'
import { canPlanCare } from '../../parts/care/can-plan'
import { ruleInWords } from '../../parts/care/rule-in-words'
import { usePlan } from '../../parts/care/use-plan'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { HolidaysDialog } from './holidays-dialog'
import { planText as text } from './messages'
import { PauseList } from './pause-list'
import { PlanForm } from './plan-form'
import { queryOf, taskOf, type PlanTask } from './plan-values'
import { RuleList } from './rule-list'
import styles from './plan-screen.module.css'

/** The page on which the plan of a case is read and changed. The address says what is being changed. */
export function PlanScreen() {
  const { id = '' } = useParams()
  const loaded = usePolledQuery(['case', id], (api, options) =>
    api.get('/api/cases/{id}', { ...options, params: { id } }),
  )
  return <LoadedBody loaded={loaded}>{(careCase) => <CasePlan key={id} careCase={careCase} />}</LoadedBody>
}

function CasePlan({ careCase }: { careCase: CareCase }) {
  const { id, number, patientName } = careCase
  const loaded = usePlan(id)
  const [asksHolidays, setAsksHolidays] = useState(false)
  return (
    <Screen
      title={text.title(patientName)}
      loaded={loaded}
      actions={
        <>
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAsksHolidays(true)}>
            {text.holidays.button}
          </Button>
          <Back to={`/admin/cases/${id}`}>{text.toCase(number)}</Back>
        </>
      }
    >
      <LoadedBody loaded={loaded}>{(plan) => <PlanBody careCase={careCase} plan={plan} />}</LoadedBody>
      <HolidaysDialog open={asksHolidays} caseId={id} onClose={() => setAsksHolidays(false)} />
    </Screen>
  )
}

const Back = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.back}>
    <Icon icon={ArrowLeftIcon} size={16} />
    {children}
  </Link>
)

function PlanBody({ careCase, plan }: { careCase: CareCase; plan: CarePlan }) {
  const [query, setQuery] = useSearchParams()
  const today = useClientToday()
  const mayChange = canPlanCare(careCase)
  const task = mayChange ? taskOf(query, plan) : null
  const onTask = (chosen: PlanTask) => setQuery(queryOf(chosen))
  if (task) {
    return (
      <Task careCase={careCase} task={task} key={JSON.stringify(queryOf(task))}>
        <PlanForm {...{ careCase, plan, task }} onDone={() => setQuery({})} />
      </Task>
    )
  }
  return (
    <div className={styles.body}>
      {task === undefined && (
        <Notice kind="warning" title={text.gone}>
          {text.goneText}
        </Notice>
      )}
      {!mayChange && (
        <Notice kind="info" title={text.notBegun}>
          {text.notBegunText}
        </Notice>
      )}
      <RuleList {...{ plan, today }} onTask={mayChange ? onTask : undefined} />
      <PauseList {...{ plan, today }} onTask={mayChange ? onTask : undefined} />
    </div>
  )
}

/** The head of a change, which takes the focus when the change begins. */
function Task({ careCase, task, children }: { careCase: CareCase; task: PlanTask; children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.body}>
      <div className={styles.taskHead}>
        <h2 ref={head} tabIndex={-1} className={styles.task}>
          {text.task[task.kind]}
        </h2>
        <Back to={`/admin/cases/${careCase.id}/plan`}>{text.toPlan}</Back>
      </div>
      {'rule' in task && <p>{ruleInWords(task.rule)}</p>}
      {children}
    </div>
  )
}
