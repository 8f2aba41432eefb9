import { useDeferredValue } from 'react'
import type { Match } from '@homecare/catalogue-search/catalogue-search'
import type { Catalogue } from '@homecare/domain/catalogue'
import * as texts from '../../../locales/en/search-results.json'
import { NoMatch } from './no-match'
import { PackageList } from '../package-list'
import { TestList } from '../test-list'
import foundStyles from '../found-items.module.css'
import { useMissedSearch } from './use-missed-search'
import styles from './search-results.module.css'

/** As many as a phone's screen shows, listed with the key press itself. */
const FIRST = 4
const NONE: readonly Match[] = []

interface SearchResultsProps {
  catalogue: Catalogue
  text: string
  matches: readonly Match[]
  /** The searches without a result that were counted in this page view. */
  counted: Set<string>
  onClear: () => void
}

/** Best first: what has the text in its name, and from the first that doesn't on what is related to it. */
export function SearchResults({ catalogue, text, matches, counted, onClear }: SearchResultsProps) {
  const listed = useListed(matches)
  useMissedSearch(text, matches.length > 0, counted)
  const firstOther = listed.findIndex((match) => !match.byName)
  const byName = firstOther < 0 ? listed : listed.slice(0, firstOther)
  const others = listed.slice(byName.length)
  return (
    <>
      <Found matches={byName} catalogue={catalogue} />
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.related({ text })}</h3>
          <Found matches={others} catalogue={catalogue} />
        </>
      )}
      <div role="status">{matches.length === 0 && <NoMatch text={text} onClear={onClear} />}</div>
    </>
  )
}

/**
 * The first matches, and in their old order those that were listed before; the others, and the new order, a moment later:
 * no key press waits for cards that are out of sight.
 */
function useListed(matches: readonly Match[]): readonly Match[] {
  const before = useDeferredValue(matches, NONE)
  if (before === matches) return matches
  const first = matches.slice(0, FIRST)
  const rest = new Map(matches.slice(FIRST).map((match) => [keyOf(match), match]))
  return [...first, ...before.flatMap((match) => rest.get(keyOf(match)) ?? [])]
}

/** A card that moves between the two lists is a new one. */
const keyOf = ({ kind, id, byName }: Match): string => `${kind} ${id} ${byName}`

function Found({ matches, catalogue }: { matches: readonly Match[]; catalogue: Catalogue }) {
  const items = <T extends { id: number }>(kind: Match['kind'], all: readonly T[]) =>
    matches.flatMap((match) => (match.kind === kind && all.find(({ id }) => id === match.id)) || [])
  const packages = items('package', catalogue.packages)
  const tests = items('test', catalogue.tests)
  const [first] = matches
  const lists = [
    packages.length > 0 && <PackageList key="packages" packages={packages} catalogue={catalogue} />,
    tests.length > 0 && <TestList key="tests" tests={tests} catalogue={catalogue} />,
  ]
  return <div className={foundStyles.found}>{first?.kind === 'package' ? lists : lists.toReversed()}</div>
}
