import type { CarePlan } from '@homecare/contract/plans'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { Button } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { ruleInWords, type PlanRule } from '../../parts/care/rule-in-words'
import { currentOf } from '../../parts/care/use-plan'
import { SKILL_NAMES } from '../../parts/credentials'
import { TitledPanel } from '../../parts/panel'
import { quoteMessages } from '../../parts/quote/messages'
import { StateMark } from '../../parts/state-mark'
import { visitText } from '../../parts/visit/visit-messages'
import { planText } from './messages'
import type { PlanTask } from './plan-values'
import styles from './plan-list.module.css'

const text = planText.rules

interface PlanListProps {
  plan: CarePlan
  today: IsoDate
  /** Undefined where nothing can be changed. */
  onTask: ((task: PlanTask) => void) | undefined
}

/** What holds now and later, with what can be changed, and what is over. */
export function RuleList({ plan, today, onTask }: PlanListProps) {
  const { rules } = currentOf(plan, today)
  const over = plan.rules.filter(({ endsOn, startsOn }) => endsOn !== null && endsOn < today && endsOn >= startsOn)
  return (
    <TitledPanel title={text.title}>
      {rules.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ul className={styles.rows}>
        {rules.map((rule) => (
          <li key={rule.id} className={styles.row}>
            <RuleFacts rule={rule} isLater={rule.startsOn > today} />
            {onTask && (
              <div className={styles.buttons}>
                {(['changeRule', 'endRule'] as const).map((kind) => (
                  <Button key={kind} variant="quiet" size="sm" onClick={() => onTask({ kind, rule })}>
                    {kind === 'changeRule' ? text.change : text.end}{' '}
                    <VisuallyHidden>{ruleInWords(rule)}</VisuallyHidden>
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {plan.generatedThrough && rules.length > 0 && (
        <p className={styles.quiet}>{text.madeUntil(formatDate(plan.generatedThrough))}</p>
      )}
      {onTask && (
        <div className={styles.add}>
          <Button variant="secondary" size="sm" onClick={() => onTask({ kind: 'addRules' })}>
            {text.add}
          </Button>
          {rules.length > 0 && (
            <Button variant="quiet" size="sm" onClick={() => onTask({ kind: 'pause' })}>
              {text.pause}
            </Button>
          )}
        </div>
      )}
      {over.length > 0 && (
        <details>
          <summary>{text.over}</summary>
          <ul className={styles.rows}>
            {over.map((rule) => (
              <li key={rule.id} className={styles.row}>
                <RuleFacts rule={rule} isLater={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </TitledPanel>
  )
}

function RuleFacts({ rule, isLater }: { rule: PlanRule; isLater: boolean }) {
  const { price, skills, accepted, tasks } = rule
  const needed = CARE_SKILLS.filter((skill) => skills.includes(skill)).map((skill) => SKILL_NAMES[skill])
  return (
    <div className={styles.facts}>
      <p>
        <bdi>{ruleInWords(rule)}</bdi> {isLater && <StateMark tone="waiting">{text.later}</StateMark>}
      </p>
      <p className={price ? styles.quiet : styles.warning}>
        {price ? text.price(formatAed(filsFromAed(price.amount)), quoteMessages.units[price.unit]) : text.noPrice}
      </p>
      {needed.length > 0 && <p className={styles.quiet}>{text.needs(needed.join(', '))}</p>}
      {accepted.length > 0 && (
        <p className={styles.quiet}>
          {text.accepted(accepted.map((name) => visitText.rules[name] ?? name).join(', '))}
        </p>
      )}
      {tasks.length > 0 && <p className={styles.quiet}>{text.tasks(tasks.map((task) => task.text).join(', '))}</p>}
    </div>
  )
}
