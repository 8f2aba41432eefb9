import { useState } from 'react'
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
import { searchTests } from '@homecare/domain/catalogue'
import { formatAed } from '@homecare/domain/money'
import { Icon } from '@homecare/ui/icon'
import { PlusIcon, XIcon } from '@homecare/ui/icons'
import { SearchInput } from '@homecare/ui/search-input'
import { callerMessages } from './messages'
import type { CallCatalogue } from './use-call-catalogue'
import styles from './test-choice.module.css'

const text = callerMessages.tests
const MOST_SHOWN = 8

interface TestChoiceProps {
  catalogue: CallCatalogue
  cart: Cart
  onCart: (cart: Cart) => void
}

/** A search of the catalogue, and what was chosen of it. */
export function TestChoice({ catalogue, cart, onCart }: TestChoiceProps) {
  const [search, setSearch] = useState('')
  const found = search.trim() ? findItems(catalogue, search) : []
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
          {found.slice(0, MOST_SHOWN).map((item) => {
            const within = item.testId === null ? undefined : packageWithTest(catalogue, cart, item.testId)
            return (
              <li key={item.key}>
                <button
                  type="button"
                  disabled={within !== undefined}
                  aria-label={within ? undefined : text.add(item.name, formatAed(item.priceFils))}
                  onClick={() => take(item.add(cart))}
                >
                  <Icon icon={PlusIcon} size={16} />
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
      {found.length > MOST_SHOWN && <p className={styles.quiet}>{text.more(found.length - MOST_SHOWN)}</p>}
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

/** Packages and tests with these letters, those by name before those by another word. */
function findItems(catalogue: CallCatalogue, search: string): FoundItem[] {
  const needle = search.trim().toLowerCase()
  const packages = catalogue.packages.filter(({ name }) => name.toLowerCase().includes(needle))
  const { byName, bySynonym } = searchTests(catalogue.tests, search)
  return [
    ...packages.map(({ id, name, priceFils }) => ({
      key: `package ${id}`,
      name,
      note: text.package,
      priceFils,
      testId: null,
      add: (cart: Cart) => addPackage(catalogue, cart, id),
    })),
    ...[...byName, ...bySynonym].map(({ id, name, priceFils, fastingHours }) => ({
      key: `test ${id}`,
      name,
      note: text.fasting(fastingHours),
      priceFils,
      testId: id,
      add: (cart: Cart) => addTest(catalogue, cart, id),
    })),
  ]
}
