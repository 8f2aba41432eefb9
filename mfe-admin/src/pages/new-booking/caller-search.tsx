import { useRef } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { FoundCallers } from '@homecare/contract/callers'
import type { HomeKind } from '@homecare/domain/home'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { SearchIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import type { CallerDetails } from './caller-draft'
import { callerMessages } from './messages'
import styles from './caller-search.module.css'

const text = callerMessages.find
type Caller = FoundCallers['callers'][number]

/** Finds a known caller; one click takes over the details. */
export function CallerSearch({ onUse }: { onUse: (details: CallerDetails, homeKind: HomeKind | null) => void }) {
  const api = useApi()
  const field = useRef<HTMLDivElement>(null)
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (typed: string) => api.post('/api/callers/find', { body: { text: typed } }),
  })
  const takeOver = ({ fullName, email, phoneNumber, address }: Caller) => {
    const { homeKind = null, ...found } = address ?? {}
    onUse({ fullName, email, phone: phoneNumber, ...found }, homeKind)
    // The clicked button stays, but the work goes on in the form below.
    field.current?.closest('section')?.querySelector<HTMLElement>('[name=fullName]')?.focus()
  }
  return (
    <div ref={field} className={styles.search}>
      <ServerForm<{ text?: string }>
        onSubmit={({ text: typed = '' }) => (typed.trim() ? mutateAsync(typed.trim()) : undefined)}
      >
        {({ handleSubmit }) => (
          <form role="search" aria-label={text.title} className={styles.form} noValidate onSubmit={handleSubmit}>
            <TextField name="text" label={text.field} hint={text.hint} autoComplete="off" maxLength={254} />
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              icon={SearchIcon}
              busy={isPending}
              busyLabel={text.running}
            >
              {text.action}
            </Button>
          </form>
        )}
      </ServerForm>
      {data && !data.ok && <Notice kind="error">{refusalText(data)}</Notice>}
      {data?.ok && data.data.callers.length === 0 && (
        <p role="status" className={styles.quiet}>
          {text.none}
        </p>
      )}
      {data?.ok && data.data.callers.length > 0 && (
        <ul className={styles.found}>
          {data.data.callers.map((caller) => (
            <li key={`${caller.fullName} ${caller.email}`}>
              <p className={styles.who}>
                <strong>
                  <bdi>{caller.fullName}</bdi>
                </strong>
                <span className={styles.quiet}>
                  <bdi>{caller.email}</bdi>
                  {caller.address && (
                    <>
                      , <bdi>{caller.address.building}</bdi>
                    </>
                  )}
                  , {text.records(caller.bookings, caller.requests)}
                </span>
              </p>
              <span className={styles.actions}>
                <Link
                  to={`/admin/${caller.record.kind}/${caller.record.id}/patient`}
                  aria-label={text.pageLabel(caller.fullName)}
                >
                  {text.page}
                </Link>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text.takeLabel(caller.fullName)}
                  onClick={() => takeOver(caller)}
                >
                  {text.use}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
