import { useId, useState } from 'react'
import { MAX_TRAVEL_MINUTES, minutesBetween, type AreaTravel as Travel } from '@homecare/domain/area-travel'
import type { Nurses } from '@homecare/contract/admin/nurses'
import { TextInput } from '@homecare/ui/text-input'
import { useChange } from '../../api/use-change'
import { LoadedBody } from '../../parts/loaded-body'
import { useNurses } from '../../parts/no-nurse'
import { TitledPanel } from '../../parts/panel'
import { slotPlanMessages } from './messages'
import styles from './area-travel.module.css'

const text = slotPlanMessages.travel

/** How long the ways between the areas take, each pair once. */
export function AreaTravel() {
  const loaded = useNurses()
  return (
    <TitledPanel title={text.title}>
      <p className={styles.lead}>{text.lead}</p>
      <LoadedBody loaded={loaded}>
        {({ areasServed, travel }) => <Matrix areas={areasServed} travel={travel} onSaved={loaded.set} />}
      </LoadedBody>
    </TitledPanel>
  )
}

interface Way {
  from: string
  to: string
}

/** What happened last in the table, and in which field. */
interface Said {
  way: Way
  wrong: boolean
  sentence: string
}

interface MatrixProps {
  areas: readonly string[]
  travel: readonly Travel[]
  onSaved: (nurses: Nurses) => void
}

function Matrix({ areas, travel, onSaved }: MatrixProps) {
  const status = useId()
  const [said, setSaid] = useState<Said | null>(null)
  const { refusal, run } = useChange()
  const save = async (way: Way, typed: string) => {
    const minutes = typed === '' ? null : Number(typed)
    if (minutes !== null && !(/^\d{1,3}$/.test(typed) && minutes <= MAX_TRAVEL_MINUTES)) {
      setSaid({ way, wrong: true, sentence: text.wrong(MAX_TRAVEL_MINUTES) })
      return
    }
    const answer = await run('travel', (api) => api.post('/api/area-travel', { body: { ...way, minutes } }))
    setSaid(answer.ok ? { way, wrong: false, sentence: text.saved(way.from, way.to, minutes) } : null)
    if (answer.ok) onSaved(answer.data)
  }
  const isWrong = ({ from, to }: Way) => said?.wrong === true && said.way.from === from && said.way.to === to
  return (
    <>
      <div className={styles.area}>
        <table className={styles.table} aria-label={text.table}>
          <thead>
            <tr>
              <th scope="col">{text.area}</th>
              {areas.slice(0, -1).map((area) => (
                <th key={area} scope="col">
                  {area}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.slice(1).map((from, row) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                {areas.slice(0, row + 1).map((to) => (
                  <td key={to}>
                    <MinutesInput
                      way={{ from, to }}
                      minutes={enteredMinutes({ from, to }, travel)}
                      wrong={isWrong({ from, to })}
                      describedBy={status}
                      onSave={(typed) => void save({ from, to }, typed)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={status} className={styles.status} role="status" data-wrong={said?.wrong || refusal ? '' : undefined}>
        {refusal ?? said?.sentence}
      </p>
    </>
  )
}

/** What is in the field: nothing where nobody has entered the way. */
function enteredMinutes({ from, to }: Way, travel: readonly Travel[]): string {
  const isEntered = travel.some((way) => [way.from, way.to].every((area) => area === from || area === to))
  return isEntered ? String(minutesBetween(from, to, travel)) : ''
}

interface MinutesInputProps {
  way: Way
  minutes: string
  wrong: boolean
  describedBy: string
  onSave: (typed: string) => void
}

/** Saved on blur or with Enter, reset with Esc. */
function MinutesInput({ way: { from, to }, minutes, wrong, describedBy, onSave }: MinutesInputProps) {
  return (
    <TextInput
      key={minutes}
      className={styles.input}
      defaultValue={minutes}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text.minutesOf(from, to)}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? describedBy : undefined}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== minutes) onSave(value.trim())
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
        if (key === 'Escape') currentTarget.value = minutes
      }}
    />
  )
}
