import { useMemo, useState } from 'react'
import { createCatalogueSearch, type Match } from '@homecare/catalogue-search/catalogue-search'
import {
  addPackage,
  addTest,
  cartLines,
  packageWithTest,
  removePackage,
  removeTest,
  type Cart,
  type CartResult,
} from '@homecare/domain/cart'
import { formatAed } from '@homecare/domain/money'
import { Icon } from '@homecare/ui/icon'
import { PlusIcon, XIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { SearchInput } from '@homecare/ui/search-input'
import { callerMessages } from './messages'
import type { OfferedCatalogue } from './use-offered-catalogue'
import styles from './test-choice.module.css'

const text = callerMessages.tests
const MAX_SHOWN = 8

interface TestChoiceProps {
  catalogue: OfferedCatalogue
  cart: Cart
  onCart: (cart: Cart) => void
}

/** A search of the catalogue, and what was chosen of it. */
export function TestChoice({ catalogue, cart, onCart }: TestChoiceProps) {
  const [search, setSearch] = useState('')
  const matchesOf = useMemo(() => createCatalogueSearch(catalogue), [catalogue])
  const found = matchesOf(search).flatMap((match) => itemOf(catalogue, match) ?? [])
  const lines = cartLines(catalogue, cart)
  const take = (result: CartResult) => {
    if (!result.ok) return
    onCart(result.cart)
    setSearch('')
  }
  return (
    <>
      <SearchInput
        label={text.search}
        placeholder={text.placeholder}
        maxLength={100}
        aria-keyshortcuts="/"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found
          // Enter takes the first one, as staff type while they listen.
          if (event.key !== 'Enter' || !first) return
          event.preventDefault()
          take(first.add(cart))
        }}
      />
      {search.trim() !== '' && found.length === 0 && (
        <p role="status" className={styles.quiet}>
          {text.none}
        </p>
      )}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, MAX_SHOWN).map((item) => {
            const within = item.testId === null ? undefined : packageWithTest(catalogue, cart, item.testId)
            return (
              <li key={item.key}>
                <button type="button" disabled={within !== undefined} onClick={() => take(item.add(cart))}>
                  <Icon icon={PlusIcon} size={16} />
                  {!within && <VisuallyHidden>{text.add}</VisuallyHidden>}{' '}
                  <span className={styles.name}>
                    {item.name}
                    <span className={styles.quiet}>{within ? text.contained(within.name) : item.note}</span>
                  </span>
                  <span className={styles.price}>{formatAed(item.priceFils)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {found.length > MAX_SHOWN && <p className={styles.quiet}>{text.more(found.length - MAX_SHOWN)}</p>}
      {lines.length > 0 && (
        <ul className={styles.chosen} aria-label={text.title}>
          {lines.map(({ kind, id, name, priceFils }) => (
            <li key={`${kind} ${id}`}>
              <span className={styles.name}>{name}</span>
              <span className={styles.price}>{formatAed(priceFils)}</span>
              <button
                type="button"
                aria-label={text.remove(name)}
                onClick={() => onCart(kind === 'test' ? removeTest(cart, id) : removePackage(cart, id))}
              >
                <Icon icon={XIcon} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface FoundItem {
  key: string
  name: string
  note: string
  priceFils: number
  testId: number | null
  add: (cart: Cart) => CartResult
}

function itemOf(catalogue: OfferedCatalogue, { kind, id }: Match): FoundItem | undefined {
  const key = `${kind} ${id}`
  if (kind === 'package') {
    const found = catalogue.packages.find((each) => each.id === id)
    return found && { ...found, key, note: text.package, testId: null, add: (cart) => addPackage(catalogue, cart, id) }
  }
  const found = catalogue.tests.find((each) => each.id === id)
  if (!found) return undefined
  return {
    ...found,
    key,
    note: text.fasting(found.fastingHours),
    testId: id,
    add: (cart) => addTest(catalogue, cart, id),
  }
}
