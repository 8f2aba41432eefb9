import { useField } from 'react-final-form'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { useShownError } from '@homecare/ui/form-field'
import { SelectInput } from '@homecare/ui/select-input'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-fields.module.css'

const text = catalogueMessages.form
/** Before the first submit there is nothing to compare with. */
const areSame = (one?: number[], other?: number[]) => one?.join() === other?.join()

/** The tests of a package: the chosen ones with a button to remove each, and a list of the others to add. */
export function ContentsField({ items }: { items: readonly CatalogueItem[] }) {
  const field = useField<number[]>('testIds', { isEqual: areSame })
  const error = useShownError(field)
  const { name, value: chosen, onChange, onBlur, onFocus } = field.input
  const tests = items.filter(({ kind }) => kind === 'test').toSorted((a, b) => a.name.localeCompare(b.name))
  const others = tests.filter(({ id }) => !chosen.includes(id))
  return (
    <div>
      <Field label={text.contents(chosen.length)} error={error} required>
        {(aria) => (
          <SelectInput
            {...aria}
            {...{ name, onBlur, onFocus }}
            value=""
            placeholder={text.addTest}
            options={others.map((test) => ({ value: String(test.id), label: test.name }))}
            onChange={({ target }) => onChange([...chosen, Number(target.value)].sort((a, b) => a - b))}
          />
        )}
      </Field>
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
