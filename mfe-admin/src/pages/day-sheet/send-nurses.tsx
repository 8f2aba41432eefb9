import { Link } from 'react-router-dom'
import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import { staffTime } from '@homecare/domain/clock'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import rows from '../../parts/action-rows.module.css'
import { conversationMessages } from '../../parts/threads/messages'
import { daySheetMessages } from './messages'
import forms from './share-form.module.css'
import styles from './share-links.module.css'

const text = daySheetMessages.sharing
const { ways, states, reasons } = conversationMessages
type Nurse = DaySheetLinks['nurses'][number]

interface SendNursesProps {
  date: string
  day: DaySheetLinks
  onSent: (day: DaySheetLinks) => void
}

/** Sends each nurse of the day the own link by message to the phone: to all with one press, or to one. */
export function SendNurses({ date, day: { nurses, canSend }, onSent }: SendNursesProps) {
  const { notify } = useHost()
  const { busy, refusal, run } = useChange()
  const reachable = nurses.filter(({ hasNumber }) => hasNumber)
  const waiting = reachable.filter(({ sent }) => sent === null)

  const send = async (name: string, to: readonly Nurse[]) => {
    const reached: string[] = []
    for (const nurse of to) {
      const body = { date, nurseId: nurse.id, after: nurse.sent?.linkId ?? null }
      const answer = await run(name, (api) => api.post('/api/day-sheet/messages', { body }), REFUSALS)
      if (!answer.ok) break
      onSent(answer.data)
      reached.push(nurse.name)
    }
    if (reached.length > 0) notify('success', text.sent(reached))
  }

  if (nurses.length === 0) return null
  if (!canSend) return <p className={styles.quiet}>{text.cannotSend}</p>
  return (
    <section className={forms.form} aria-label={text.toNurses}>
      {reachable.length > 1 && waiting.length > 0 && (
        <div>
          <Button busy={busy === ALL} busyLabel={text.sending} onClick={() => void send(ALL, waiting)}>
            {text.sendAll(waiting.length, reachable.length)}
          </Button>
        </div>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <ul className={rows.rows}>
        {nurses.map((nurse) => (
          <NurseRow key={nurse.id} nurse={nurse} busy={busy} onSend={() => void send(nurse.id, [nurse])} />
        ))}
      </ul>
    </section>
  )
}

const ALL = 'all'
const REFUSALS = { CONFLICT: text.sentMeanwhile, INVALID_INPUT: text.notThere }

function NurseRow({ nurse, busy, onSend }: { nurse: Nurse; busy: string | null; onSend: () => void }) {
  const { id, name, hasNumber, sent } = nurse
  const button = sent ? text.sendAgain : text.send
  return (
    <li className={rows.row}>
      <div>
        <strong translate="no">{name}</strong>
        <p className={styles.quiet} data-state={sent?.state}>
          {hasNumber ? (sent ? sentText(sent) : text.notSent) : `${text.noNumber} `}
          {!hasNumber && <Link to="/admin/nurses">{text.toNumber}</Link>}
        </p>
      </div>
      {hasNumber && (
        <Button
          variant={sent ? 'quiet' : 'secondary'}
          size="sm"
          busy={busy === id}
          busyLabel={text.sending}
          aria-label={text.sendTo(button, name)}
          onClick={() => {
            if (busy === null) onSend()
          }}
        >
          {button}
        </Button>
      )}
    </li>
  )
}

function sentText({ way, state, sendAt, reason, createdBy, at }: NonNullable<Nurse['sent']>): string {
  const why = reason === null ? '' : ` (${text.reasons[reason] ?? reasons[reason] ?? reason})`
  const news = sendAt ? text.sentLater(ways[way], staffTime(new Date(sendAt))) : `${ways[way]}, ${states[state]}${why}`
  return text.sentBy(news, createdBy, staffTime(new Date(at)))
}
