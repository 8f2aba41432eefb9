import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useHost } from '@homecare/remote-kit/host-context'
import { PageHead } from '@homecare/remote-kit/page-head'
import { SharingTags } from '@homecare/remote-kit/sharing-tags'
import { classNames } from '@homecare/ui/class-names'
import { Section } from '@homecare/ui/section'
import { hiddenUntilFocused } from '@homecare/ui/visually-hidden'
import { messages } from '../../messages'
import { NoScript } from '../../parts/no-script'
import { Notes } from '../../parts/notes'
import { BookAgainOffer } from '../../parts/remembered/book-again-offer'
import { WizardWaiting } from '../../parts/wizard-waiting'
import { linesOf } from '../../wizard/cart-updates'
import { PATHS } from '../../wizard/steps'
import { useWizardState } from '../../wizard/wizard-provider'
import { CART, CartBar } from './cart-bar'
import type { Topic } from './catalogue-groups'
import { ChooseTestsHero } from './hero'
import { SearchBar, TopicButtons } from './search-bar'
import { SearchResults } from './search-results'
import { PackagesJsonLd } from './structured-data'
import { TopicChoices } from './topic-choices'
import { useCatalogueSearch } from './use-catalogue-search'
import { useLinkedPackage } from './use-linked-package'
import { useMissedSearch } from './use-missed-search'
import { WholeCatalogue } from './whole-catalogue'
import styles from './choose-tests.module.css'

/** Search first, then what people come for, packages, and all tests in groups; items can be chosen after hydration. */
export function ChooseTests() {
  const { profile, publicUrl } = useHost()
  const catalogue = useWizardState((state) => state.context.catalogue)
  const begun = useWizardState((state) => linesOf(state.context).length > 0)
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState(false)
  const [topic, setTopic] = useState<Topic | null>(null)
  // Text that was typed before hydration.
  useEffect(() => setText(box.current?.value ?? ''), [])
  const shown = useDeferredValue(text.trim())
  const { search, failed, retry } = useCatalogueSearch(catalogue, wanted || text !== '')
  const matches = useMemo(() => (search ? search(shown) : null), [search, shown])
  useMissedSearch(shown, matches === null || matches.length > 0)
  useLinkedPackage()
  const { title, description, keywords, pictureAlt } = messages.choose
  const head = { path: PATHS.choosing, title, description: description(profile.reportDays) }

  const type = (next: string) => {
    // The results come below the search: it moves to the top, so that they are in view.
    if (text === '') box.current?.closest('search')?.scrollIntoView?.()
    setText(next)
    setTopic(null)
  }
  const choose = (next: Topic | null) => {
    setTopic(next)
    setText('')
  }
  return (
    <div className={styles.page}>
      <PageHead {...head} keywords={keywords}>
        <SharingTags {...head} alt={pictureAlt} />
      </PageHead>
      <div className={styles.notes}>
        <Notes />
      </div>
      <ChooseTestsHero />
      {catalogue ? (
        <>
          <PackagesJsonLd provider={profile.name} url={publicUrl + PATHS.choosing} packages={catalogue.packages} />
          <div className={styles.noScript}>
            <NoScript />
          </div>
          <SearchBar box={box} text={text} onText={type} onFocus={() => setWanted(true)} />
          {begun && (
            <a className={classNames(styles.skip, hiddenUntilFocused)} href={`#${CART}`}>
              {messages.cart.go}
            </a>
          )}
          {!begun && (
            <div className={styles.again}>
              <BookAgainOffer />
            </div>
          )}
          <TopicButtons chosen={topic} onChoose={choose} />
          <CartBar />
          {shown !== '' ? (
            <Section tight>
              <SearchResults
                catalogue={catalogue}
                text={shown}
                matches={matches}
                failed={failed}
                onRetry={retry}
                onClear={() => type('')}
              />
            </Section>
          ) : topic ? (
            <TopicChoices catalogue={catalogue} topic={topic} />
          ) : (
            <WholeCatalogue catalogue={catalogue} />
          )}
        </>
      ) : (
        <Section tight>
          <WizardWaiting />
        </Section>
      )}
    </div>
  )
}
