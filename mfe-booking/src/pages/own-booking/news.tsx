import { slotWhen } from '@homecare/domain/slot-text'
import { useEffect, useRef } from 'react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { Notice, type NoticeKind } from '@homecare/ui/notice'
import { offlineOr } from '@homecare/remote-kit/offline'
import * as texts from '../../locales/en/own.json'
import type { ChangeResult } from './own-booking-view'
import styles from './news.module.css'

const KINDS: Record<Exclude<ChangeResult, 'requested'>, NoticeKind> = {
  moved: 'success',
  canceled: 'success',
  changed: 'warning',
  limited: 'warning',
  failed: 'error',
}

/** The result of the last action, and the open change requests. */
export function News({ own, lastChange }: { own: OwnBooking; lastChange: ChangeResult | null }) {
  const box = useRef<HTMLDivElement>(null)
  // The clicked button is gone: move the focus to the result for keyboard and screen reader users.
  useEffect(() => {
    if (lastChange) box.current?.focus()
  }, [lastChange])
  const when = slotWhen(own.order)
  const help = (change: Exclude<ChangeResult, 'requested'>) => {
    if (change === 'moved') return texts.movedHelp({ when })
    return change === 'failed' ? offlineOr(texts.happenedHelp.failed, texts.offline) : texts.happenedHelp[change]
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.news}>
      {lastChange && lastChange !== 'requested' && (
        <Notice kind={KINDS[lastChange]} title={texts.happened[lastChange]}>
          {help(lastChange)}
        </Notice>
      )}
      {own.changeRequests.map(({ kind, date, time }) => (
        <Notice key={kind} kind={lastChange === 'requested' ? 'success' : 'info'} title={texts.requested[kind]}>
          {kind === 'move' && date && time
            ? texts.requestedFor({ when: slotWhen({ date, time }) })
            : texts.requestedHelp}
        </Notice>
      ))}
    </div>
  )
}
