import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { searchTests, type Catalogue } from '@homecare/domain/catalogue'
import { classNames } from '@homecare/ui/class-names'
import { SearchInput } from '@homecare/ui/search-input'
import { hiddenUntilFocused } from '@homecare/ui/visually-hidden'
import { messages } from '../../messages'
import { linesOf } from '../../wizard/cart-updates'
import { useWizardState } from '../../wizard/wizard-provider'
import { CART } from './cart-bar'
import { NoMatch } from './no-match'
import { TestList } from './test-list'
import styles from './test-search.module.css'

/** Filters while typing; matches by name first, then by synonym. */
export function TestSearch({ catalogue }: { catalogue: Catalogue }) {
  const [text, setText] = useState('')
  const begun = useWizardState((state) => linesOf(state.context).length > 0)
  const box = useRef<HTMLInputElement>(null)
  // Text that was typed before hydration.
  useEffect(() => setText(box.current?.value ?? ''), [])
  const shown = useDeferredValue(text.trim())
  const { byName, bySynonym } = searchTests(catalogue.tests, shown)
  const count = byName.length + bySynonym.length
  const { search, placeholder, count: countOf, matches, bySynonym: heading } = messages.choose
  return (
    <>
      <div className={styles.bar}>
        <SearchInput
          ref={box}
          label={search}
          placeholder={placeholder}
          value={text}
          maxLength={80}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {begun && (
        <a className={classNames(styles.skip, hiddenUntilFocused)} href={`#${CART}`}>
          {messages.cart.go}
        </a>
      )}
      <p className={styles.count} role="status">
        {shown === '' ? countOf(count) : matches(count, shown)}
      </p>
      {byName.length > 0 && <TestList tests={byName} catalogue={catalogue} />}
      {bySynonym.length > 0 && (
        <>
          <h3 className={styles.heading}>{heading(shown)}</h3>
          <TestList tests={bySynonym} catalogue={catalogue} />
        </>
      )}
      {count === 0 && <NoMatch text={shown} onClear={() => setText('')} />}
    </>
  )
}
