import { slotWhen } from '@homecare/domain/slot-text'
import { useEffect, useRef, useState } from 'react'
import type { OwnBooking } from '@homecare/contract/self-service'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { slotInShort } from '@homecare/domain/slot-text'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { AlertIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { offlineOr } from '@homecare/remote-kit/offline'
import { moveVisit, type OwnOutcome } from '../../api/own-booking'
import * as ownTexts from '../../locales/en/own.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { Alternatives, lostSlotTitle } from '../../parts/alternatives'
import { useClient } from '@homecare/remote-kit/use-client'
import { SlotPicker, type ChosenSlot } from '../../parts/slot-picker/slot-picker'
import { StepBar } from '../../parts/step-bar'
import type { LostSlot, OrderRef } from '../../wizard/context'
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

/** Chooses another time for the visit; when it is too late to move it alone, the time is sent as a change request. */
export function MovePanel({ own, link, onDone, onClose }: PanelProps) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [lost, setLost] = useState<(LostSlot & { wanted: SlotChoice }) | null>(null)
  /** What is wrong with the last choice, until there is another one. */
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { order, version } = own
  const way = own.move === 'request' ? 'request' : 'now'

  const move = async (slot: ChosenSlot) => {
    setBusy(true)
    const outcome = await moveVisit(client, link, { ...slot, version })
    setBusy(false)
    if (outcome.kind === 'known') return onDone(way === 'request' ? 'requested' : 'moved', outcome.own)
    if (outcome.kind === 'failed') return setProblem(offlineOr(ownTexts.happenedHelp.failed, ownTexts.offline))
    if (outcome.kind !== 'slot-lost') return onDone(resultOf(outcome))
    if (outcome.alternatives.length > 0) return setLost({ ...outcome, wanted: slot })
    setProblem(lostSlotTitle(slot, outcome.full))
  }

  return (
    <section className={styles.panel} aria-labelledby="move-visit">
      <h2 id="move-visit" ref={heading} tabIndex={-1} className={styles.heading}>
        {ownTexts.move[way]}
      </h2>
      <p>{ownTexts.moveFrom({ when: slotWhen(order) })}</p>
      {way === 'request' && <Notice kind="info">{ownTexts.lateMove}</Notice>}
      {lost ? (
        <Alternatives
          title={lostSlotTitle(lost.wanted, lost.full)}
          lead={ownTexts.lostMove}
          slots={lost.alternatives}
          busy={busy}
          onTake={(slot) => void move(slot)}
          onOther={() => setLost(null)}
        />
      ) : (
        <SlotPicker
          initial={order}
          own={order}
          fastingHours={order.fastingHours}
          present={order}
          onChoose={() => setProblem(null)}
        >
          {(chosen, missing) => (
            <StepBar
              note={
                <MoveNote
                  problem={problem}
                  change={chosen && ownTexts.moveTo({ from: slotInShort(order), to: slotInShort(chosen) })}
                />
              }
            >
              <Button
                busy={busy}
                busyLabel={sharedTexts.busy}
                onClick={() => (chosen ? void move(chosen) : setProblem(missing))}
              >
                {ownTexts.moveSubmit[way]}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {ownTexts.keep}
              </Button>
            </StepBar>
          )}
        </SlotPicker>
      )}
    </section>
  )
}

/** Beside the buttons of the bar: what changes, or what is wrong with the choice. */
function MoveNote({ problem, change }: { problem: string | null; change: string | null }) {
  return (
    <>
      <p role="status" className={styles.change}>
        {problem === null && change !== null && <span key={change}>{change}</span>}
      </p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          <Icon icon={AlertIcon} size={18} />
          <span>{problem}</span>
        </p>
      )}
    </>
  )
}
