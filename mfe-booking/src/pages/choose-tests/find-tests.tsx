import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Catalogue } from '@homecare/domain/catalogue'
import { classNames } from '@homecare/ui/class-names'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { Section } from '@homecare/ui/section'
import { hiddenUntilFocused } from '@homecare/ui/visually-hidden'
import * as texts from '../../locales/en/cart.json'
import * as catalogueTexts from '../../locales/en/catalogue.json'
import { useRemembered } from '../../parts/remembered/remembered-booking'
import { linesOf } from '../../wizard/cart-updates'
import { useWizardState } from '../../wizard/wizard-provider'
import { CART, CartBar } from './cart-bar'
import type { Topic } from './catalogue-groups'
import { SearchBar, TopicButtons } from './search-bar'
import { TestWords } from './test-words'
import { TopicChoices } from './topic-choices'
import { useCatalogueSearch } from './use-catalogue-search'
import { useSomebodyThere } from './use-somebody-there'
import { WholeCatalogue } from './whole-catalogue'
import styles from './choose-tests.module.css'

/** Search first, then what people come for, packages, and all tests in groups; items can be chosen after hydration. */
export function FindTests({ catalogue }: { catalogue: Catalogue }) {
  const begun = useWizardState((state) => linesOf(state.context).length > 0)
  const box = useRef<HTMLInputElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [counted] = useState(() => new Set<string>())
  const somebodyThere = useSomebodyThere()
  const [topic, setTopic] = useState<Topic | null>(null)
  // Text that was typed before hydration.
  useEffect(() => setText(box.current?.value ?? ''), [])
  const shown = text.trim()
  const searches = shown !== ''
  const { search, Results, words, failed, retry } = useCatalogueSearch(catalogue, somebodyThere || text !== '')
  const matches = useMemo(() => (search ? search(shown) : null), [search, shown])

  const type = (next: string) => {
    // Each new search shows its first result. The search bar itself can't be scrolled to once it is stuck to the header.
    if (next.trim() !== '' && next.trim() !== shown) requestAnimationFrame(() => top.current?.scrollIntoView())
    setText(next)
    setTopic(null)
  }
  const choose = useCallback((next: Topic | null) => {
    setTopic(next)
    setText('')
  }, [])
  return (
    <TestWords value={words}>
      <div ref={top} className={styles.top} />
      <SearchBar box={box} text={text} onText={type} onFocus={retry} />
      {begun && (
        <a className={classNames(styles.skip, hiddenUntilFocused)} href={`#${CART}`}>
          {texts.go}
        </a>
      )}
      {!begun && (
        <div className={styles.again} hidden={searches}>
          <Offer />
        </div>
      )}
      <TopicButtons chosen={topic} onChoose={choose} />
      <CartBar />
      {searches ? (
        <Section tight>
          {failed ? (
            <Notice kind="warning" action={<Button onClick={retry}>{catalogueTexts.retrySearch}</Button>}>
              {catalogueTexts.searchFailed}
            </Notice>
          ) : (
            <div className={styles.results}>
              <p className={styles.count} role="status">
                {matches
                  ? matches.length > 0 && catalogueTexts.matches({ count: matches.length, text: shown })
                  : catalogueTexts.searching}
              </p>
              {Results && matches && (
                <Results
                  catalogue={catalogue}
                  text={shown}
                  matches={matches}
                  counted={counted}
                  onClear={() => type('')}
                />
              )}
            </div>
          )}
        </Section>
      ) : (
        topic && <TopicChoices catalogue={catalogue} topic={topic} />
      )}
      {/* Hidden rather than removed: it has thousands of elements, and each first letter would wait for that. */}
      <div className={styles.catalogue} hidden={searches || topic !== null}>
        <WholeCatalogue catalogue={catalogue} />
      </div>
    </TestWords>
  )
}

const BookAgainOffer = lazy(() =>
  import('../../parts/remembered/book-again-offer').then(
    ({ BookAgainOffer: Loaded }) => ({ default: Loaded }),
    // The catalogue goes without it.
    () => ({ default: () => null }),
  ),
)

/** Only whom this device remembers loads it. */
const Offer = memo(function Offer() {
  return (
    useRemembered() && (
      <Suspense>
        <BookAgainOffer />
      </Suspense>
    )
  )
})
