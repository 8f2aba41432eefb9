import { ServerForm } from '@homecare/ui/server-form'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { FoundCallers } from '@homecare/contract/callers'
import type { Catalogue } from '@homecare/domain/catalogue'
import { addPackage, addTest, EMPTY_CART, type Cart } from '@homecare/domain/cart'
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

/** What is taken over from a known caller; with `cart`, what the caller had last time and is still offered. */
export interface TakenOver {
  details: CallerDetails
  homeKind: HomeKind | null
  cart: Cart | null
}

interface CallerSearchProps {
  /** Null where nothing is booked, so that there is no "same as last time". */
  catalogue: Catalogue | null
  onUse: (taken: TakenOver) => void
}

/** Finds a known caller; one click takes over the details, another one also what the caller had last time. */
export function CallerSearch({ catalogue, onUse }: CallerSearchProps) {
  const api = useApi()
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (typed: string) => api.post('/api/callers/find', { body: { text: typed } }),
  })
  const takeOver = ({ fullName, email, phoneNumber, locale, address }: Caller, cart: Cart | null) => {
    const { homeKind = null, ...found } = address ?? {}
    onUse({ details: { fullName, email, phone: phoneNumber, locale, ...found }, homeKind, cart })
  }
  return (
    <div className={styles.search}>
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
            <FoundCaller
              key={`${caller.fullName} ${caller.email}`}
              caller={caller}
              lastCart={catalogue && cartOf(catalogue, caller.lastItems)}
              onUse={(cart) => takeOver(caller, cart)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface FoundCallerProps {
  caller: Caller
  lastCart: Cart | null
  onUse: (cart: Cart | null) => void
}

function FoundCaller({ caller, lastCart, onUse }: FoundCallerProps) {
  const { fullName, email, address, bookings, requests, record, lastItems } = caller
  return (
    <li>
      <p className={styles.who}>
        <strong>
          <bdi>{fullName}</bdi>
        </strong>
        <span className={styles.quiet}>
          <bdi>{email}</bdi>
          {address && (
            <>
              , <bdi>{address.building}</bdi>
            </>
          )}
          , {text.records(bookings, requests)}
        </span>
        {lastCart && <span className={styles.quiet}>{text.last(lastItems.map(({ name }) => name))}</span>}
      </p>
      <span className={styles.actions}>
        <Link to={`/admin/${record.kind}/${record.id}/patient`} aria-label={text.pageLabel(fullName)}>
          {text.page}
        </Link>
        {lastCart && (
          <Button variant="secondary" size="sm" aria-label={text.againLabel(fullName)} onClick={() => onUse(lastCart)}>
            {text.again}
          </Button>
        )}
        <Button variant="secondary" size="sm" aria-label={text.takeLabel(fullName)} onClick={() => onUse(null)}>
          {text.use}
        </Button>
      </span>
    </li>
  )
}

/** What of these items is still offered; null if nothing is. */
function cartOf(catalogue: Catalogue, items: Caller['lastItems']): Cart | null {
  const cart = items.reduce<Cart>((present, { kind, id }) => {
    const added = (kind === 'test' ? addTest : addPackage)(catalogue, present, id)
    return added.ok ? added.cart : present
  }, EMPTY_CART)
  return cart === EMPTY_CART ? null : cart
}
