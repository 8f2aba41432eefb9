import { Link } from 'react-router-dom'
import type { CareCase } from '@homecare/contract/cases'
import { formatDate } from '@homecare/domain/dates'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { ButtonLink } from '@homecare/ui/button'
import { usePermission } from '../../api/use-permission'
import { canPlanCare } from '../../parts/care/can-plan'
import { pauseInWords, ruleInWords } from '../../parts/care/rule-in-words'
import { currentOf, usePlan } from '../../parts/care/use-plan'
import { LoadedBody } from '../../parts/loaded-body'
import { TitledPanel } from '../../parts/panel'
import { caseText } from './messages'
import styles from './plan-panel.module.css'

const text = caseText.plan

/** Which visits there are to be, by the rules that hold now or later, with the way to change them. */
export function PlanPanel({ careCase }: { careCase: CareCase }) {
  const loaded = usePlan(careCase.id)
  const today = useClientToday()
  const mayPlan = usePermission('plan-care')
  const address = `/admin/cases/${careCase.id}/plan`
  return (
    <TitledPanel title={text.title}>
      <LoadedBody loaded={loaded}>
        {(plan) => {
          const { rules, pauses } = currentOf(plan, today)
          return (
            <div className={styles.body}>
              {rules.length === 0 && <p className={styles.quiet}>{canPlanCare(careCase) ? text.none : text.later}</p>}
              {rules.length > 0 && (
                <ul className={styles.rows}>
                  {rules.map((rule) => (
                    <li key={rule.id}>
                      <bdi>{ruleInWords(rule)}</bdi>
                    </li>
                  ))}
                </ul>
              )}
              {pauses.map((pause) => (
                <p key={pause.id} className={styles.pause}>
                  <bdi>{text.pause(pauseInWords(pause), pause.reason)}</bdi>
                </p>
              ))}
              {rules.length > 0 && plan.generatedThrough && (
                <p className={styles.quiet}>{text.madeUntil(formatDate(plan.generatedThrough))}</p>
              )}
              {mayPlan && canPlanCare(careCase) && (
                <ButtonLink
                  as={Link}
                  variant="secondary"
                  size="sm"
                  className={styles.link}
                  href={plan.rules.length === 0 ? `${address}?addRules` : address}
                >
                  {plan.rules.length === 0 ? text.plan : text.change}
                </ButtonLink>
              )}
            </div>
          )
        }}
      </LoadedBody>
    </TitledPanel>
  )
}
