import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type SubmitEvent } from 'react'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { SearchInput } from '@homecare/ui/search-input'
import { useApi } from '../../api/api-context'
import { failureText } from '../../api/failure-text'
import { responseOf } from '../../api/query-client'
import { messages } from '../../messages'
import { FoundRecords } from './found-records'
import { moveByArrows } from './move-by-arrows'
import { findMessages } from './messages'
import styles from './find-dialog.module.css'

const text = findMessages
/** People type faster than this between two letters, so that a name is one call and not five. */
const PAUSE_MS = 200
const MIN_LETTERS = 2

interface FindDialogProps {
  open: boolean
  onClose: () => void
}

/** One field for names, phone numbers, emails, order and accession numbers; arrows and Enter open what was found. */
export function FindDialog({ open, onClose }: FindDialogProps) {
  return (
    <Dialog open={open} title={text.title} closeLabel={messages.close} onClose={onClose}>
      <Find onOpened={onClose} />
    </Dialog>
  )
}

function Find({ onOpened }: { onOpened: () => void }) {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const wanted = useAfterPause(typed.trim())
  const enabled = wanted.length >= MIN_LETTERS
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['find', wanted],
    queryFn: async ({ signal }) =>
      responseOf(await api.post('/api/records/search', { body: { text: wanted }, signal }), undefined).value,
    enabled,
    placeholderData: keepPreviousData,
  })
  const waits = enabled && (isFetching || wanted !== typed.trim())
  const openFirst = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What is shown while a search runs may be of an earlier text.
    if (!waits) event.currentTarget.querySelector<HTMLElement>('a[href]')?.click()
  }
  return (
    <form role="search" aria-label={text.title} className={styles.find} onSubmit={openFirst}>
      <SearchInput
        label={text.label}
        placeholder={text.placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={moveByArrows}
      />
      <p className={styles.state} role="status">
        {stateText({
          enabled,
          waits,
          failed: error !== null,
          count: data && data.bookings.length + data.cases.length + data.requests.length,
        })}
      </p>
      {error && !waits && (
        <Notice
          kind="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          }
        >
          {failureText(error.failure)}
        </Notice>
      )}
      {enabled && data && !error && (
        <div className={styles.found} data-stale={isPlaceholderData || undefined}>
          <FoundRecords found={data} text={wanted} onOpened={onOpened} />
        </div>
      )}
    </form>
  )
}

interface FindState {
  enabled: boolean
  waits: boolean
  failed: boolean
  count: number | undefined
}

function stateText({ enabled, waits, failed, count }: FindState): string {
  if (!enabled) return text.hint
  if (waits) return text.running
  if (failed || count === undefined) return ''
  return count === 0 ? text.none : text.count(count)
}

function useAfterPause(value: string): string {
  const [after, setAfter] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setAfter(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return after
}
