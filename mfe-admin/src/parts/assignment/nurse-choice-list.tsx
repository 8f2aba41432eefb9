import { useEffect, useRef } from 'react'
import type { NurseChoices } from '@homecare/contract/admin/nurses'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { BanIcon, MapPinIcon, WarningIcon } from '@homecare/ui/icons'
import rows from '../action-rows.module.css'
import { assignmentMessages } from './messages'
import styles from './nurse-choice-list.module.css'

const text = assignmentMessages

type NurseChoice = NurseChoices['choices'][number]

interface NurseChoiceListProps {
  choices: readonly NurseChoice[]
  present: BloodTestDetail['nurse']
  /** The id of the nurse who is being assigned. */
  busy: string | null
  /** The focus goes to the first nurse. */
  focusFirst?: boolean
  onChoose: (nurse: { id: string; name: string } | null) => void
}

/** All nurses for a visit with what speaks for and against each. Staff may choose one who is busy or off duty. */
export function NurseChoiceList({ choices, present, busy, focusFirst, onChoose }: NurseChoiceListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (focusFirst) list.current?.querySelector('button')?.focus()
  }, [focusFirst])
  return (
    <ul ref={list} className={rows.rows} aria-label={text.choices}>
      {choices.map((choice) => (
        <li key={choice.id} className={rows.row}>
          <div>
            <p className={styles.name}>
              <bdi>{choice.name}</bdi>
              {choice.suggested && choice.id !== present?.id && <span className={styles.best}>{text.best}</span>}
              {choice.id === present?.id && <span className={styles.best}>{text.present}</span>}
            </p>
            <p className={styles.facts}>
              {[choice.languages.join(', '), text.visits(choice.visits)].filter(Boolean).join('; ')}
            </p>
            <Marks choice={choice} />
          </div>
          {choice.id === present?.id ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={text.takeOffOf(choice.name)}
              busy={busy === 'none'}
              onClick={() => onChoose(null)}
            >
              {text.takeOff}
            </Button>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              aria-label={text.assignOf(choice.name)}
              busy={busy === choice.id}
              onClick={() => onChoose(choice)}
            >
              {text.assign}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Each mark is an icon and a word, so that colour alone says nothing. */
function Marks({ choice }: { choice: NurseChoice }) {
  const { onDuty, clash, overload, nearby, outside, tooFar, travelMinutes } = choice
  const { marks } = text
  const all = [
    ...(nearby ? [{ label: marks.nearby, icon: MapPinIcon, against: false }] : []),
    ...(onDuty ? [] : [{ label: marks.offDuty, icon: BanIcon, against: true }]),
    ...(clash ? [{ label: marks.clash, icon: WarningIcon, against: true }] : []),
    ...(outside ? [{ label: marks.outside, icon: MapPinIcon, against: true }] : []),
    ...(tooFar ? [{ label: marks.tooFar, icon: WarningIcon, against: true }] : []),
    ...(travelMinutes > 0 && !tooFar ? [{ label: marks.travel(travelMinutes), icon: MapPinIcon, against: false }] : []),
    ...(overload ? [{ label: marks.overload, icon: WarningIcon, against: true }] : []),
  ]
  if (all.length === 0) return null
  return (
    <p className={styles.marks}>
      {all.map(({ label, icon, against }) => (
        <span key={label} className={styles.mark} data-against={against || undefined}>
          <Icon icon={icon} size={14} />
          {label}
        </span>
      ))}
    </p>
  )
}
