import { useEffect, useRef, useState } from 'react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { formatDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { moveVisit, type OwnOutcome } from '../../api/own-booking'
import { messages } from '../../messages'
import { Alternatives, lostSlotTitle } from '../../parts/alternatives'
import { useClient } from '@homecare/remote-kit/use-client'
import { SlotPicker, type ChosenSlot } from '../../parts/slot-picker/slot-picker'
import picker from '../../parts/slot-picker/slot-picker.module.css'
import type { LostSlot, OrderRef } from '../../wizard/context'
import { ownMessages } from './own-messages'
import type { ChangeResult } from './own-booking-view'
import styles from './panel.module.css'

export interface PanelProps {
  own: OwnBooking
  link: OrderRef
  onDone: (what: ChangeResult, own?: OwnBooking) => void
  onClose: () => void
}

/** What a change that was not made says on the page. */
export const resultOf = ({ kind }: OwnOutcome): ChangeResult =>
  kind === 'failed' || kind === 'limited' ? kind : 'changed'

const say = ({ date, time }: SlotChoice) => `${formatDate(date)}, ${time}`

/** Chooses another time for the visit; when it is too late to move it alone, the time is sent as a change request. */
export function MovePanel({ own, link, onDone, onClose }: PanelProps) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [lost, setLost] = useState<(LostSlot & { wanted: SlotChoice }) | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = ownMessages
  const { order, version } = own
  const isRequest = own.move === 'request'

  const move = async (slot: ChosenSlot) => {
    setBusy(true)
    const outcome = await moveVisit(client, link, { ...slot, version })
    setBusy(false)
    if (outcome.kind === 'slot-lost') return setLost({ ...outcome, wanted: slot })
    if (outcome.kind !== 'known') return onDone(resultOf(outcome))
    onDone(isRequest ? 'requested' : 'moved', outcome.own)
  }

  return (
    <section className={styles.panel} aria-labelledby="move-visit">
      <h2 id="move-visit" ref={heading} tabIndex={-1} className={styles.heading}>
        {text.move[isRequest ? 'request' : 'now']}
      </h2>
      <p>{text.moveFrom(say(order))}</p>
      {isRequest && <Notice kind="info">{text.lateMove}</Notice>}
      {lost && lost.alternatives.length > 0 ? (
        <Alternatives
          title={lostSlotTitle(lost.wanted, lost.full)}
          lead={text.lostMove}
          slots={lost.alternatives}
          busy={busy}
          onTake={(slot) => void move(slot)}
          onOther={() => setLost(null)}
        />
      ) : (
        <SlotPicker
          initial={{ date: order.date, time: null }}
          own={order}
          fastingHours={order.fastingHours}
          present={order}
        >
          {(chosen) => (
            <>
              <p role="status" className={styles.change}>
                {chosen && text.moveTo(say(order), say(chosen))}
              </p>
              <div className={picker.actions}>
                <Button
                  busy={busy}
                  busyLabel={messages.confirm.busy}
                  disabled={!chosen}
                  onClick={() => void (chosen && move(chosen))}
                >
                  {text.moveSubmit[isRequest ? 'request' : 'now']}
                </Button>
                <Button variant="quiet" onClick={onClose}>
                  {text.keep}
                </Button>
              </div>
            </>
          )}
        </SlotPicker>
      )}
    </section>
  )
}
