import { useState } from 'react'
import { useField } from 'react-final-form'
import { foldText } from '@homecare/domain/text'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { useShownError } from '@homecare/ui/form-field'
import { PlusIcon } from '@homecare/ui/icons'
import { TextInput } from '@homecare/ui/text-input'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-fields.module.css'

const text = catalogueMessages.form
const MOST_FOUND = 8

/** The tests whose name or other words have the typed text, those first whose name begins with it. */
function matching(tests: readonly CatalogueItem[], search: string): CatalogueItem[] {
  const wanted = foldText(search.trim())
  if (wanted === '') return []
  return tests
    .filter(({ name, synonyms = [] }) => [name, ...synonyms].some((word) => foldText(word).includes(wanted)))
    .sort((a, b) => Number(foldText(b.name).startsWith(wanted)) - Number(foldText(a.name).startsWith(wanted)))
}

/** Before the first submit there is nothing to compare with. */
const areSame = (one?: number[], other?: number[]) => one?.join() === other?.join()

/** The tests of a package: the chosen ones with a button to remove each, and a search that adds others. */
export function ContentsField({ items }: { items: readonly CatalogueItem[] }) {
  const field = useField<number[]>('testIds', { isEqual: areSame })
  const error = useShownError(field)
  const [search, setSearch] = useState('')
  const { name, value: chosen, onChange, onBlur, onFocus } = field.input
  const tests = items.filter(({ kind }) => kind === 'test').toSorted((a, b) => a.name.localeCompare(b.name))
  const found = matching(tests, search).filter(({ id }) => !chosen.includes(id))
  const add = (test: CatalogueItem | undefined) => {
    if (!test) return
    onChange([...chosen, test.id].sort((a, b) => a - b))
    setSearch('')
  }
  return (
    <div>
      <Field label={text.contents(chosen.length)} hint={text.addTest} error={error} required>
        {(aria) => (
          <TextInput
            {...aria}
            {...{ name, onBlur, onFocus }}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || search.trim() === '') return
              // Enter adds the first test that is found, and does not save the form.
              event.preventDefault()
              add(found[0])
            }}
          />
        )}
      </Field>
      {search.trim() !== '' && (
        <ul className={styles.found} aria-label={text.found}>
          {found.slice(0, MOST_FOUND).map((test) => (
            <li key={test.id}>
              <Button variant="quiet" size="sm" icon={PlusIcon} onClick={() => add(test)}>
                {test.name}
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.off}>{text.nothingFound}</li>}
        </ul>
      )}
      <ul className={styles.contents}>
        {tests
          .filter(({ id }) => chosen.includes(id))
          .map((test) => (
            <li key={test.id} className={styles.test}>
              <span>
                {test.name} {!test.active && <span className={styles.off}>{text.notOffered}</span>}
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={text.removeOf(test.name)}
                onClick={() => onChange(chosen.filter((id) => id !== test.id))}
              >
                {text.remove}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  )
}
