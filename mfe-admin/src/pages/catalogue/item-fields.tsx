import { useId } from 'react'
import { useField } from 'react-final-form'
import { MAX_TELLS } from '@homecare/domain/catalogue'
import { Checkbox } from '@homecare/ui/checkbox'
import { Field } from '@homecare/ui/field'
import { TextAreaField, TextField, useShownError } from '@homecare/ui/form-field'
import { TextInput } from '@homecare/ui/text-input'
import { ArabicFields } from './arabic-fields'
import { ContentsField } from './contents-field'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-fields.module.css'

const text = catalogueMessages.form
const MAX_LINES_TEXT = 6000

interface ItemFieldsProps {
  kind: CatalogueItem['kind']
  items: readonly CatalogueItem[]
}

export function ItemFields({ kind, items }: ItemFieldsProps) {
  return (
    <>
      <TextField name="name" label={text.name} required autoComplete="off" maxLength={100} />
      <TextField name="tells" label={text.tells} hint={text.tellsHint(MAX_TELLS)} required autoComplete="off" />
      {kind === 'test' ? <TestFields items={items} /> : <PackageFields items={items} />}
      <ArabicFields kind={kind} />
      <OfferField />
    </>
  )
}

function TestFields({ items }: Pick<ItemFieldsProps, 'items'>) {
  return (
    <>
      <div className={styles.pair}>
        <AmountField name="price" label={text.price} />
        <SpecimenField items={items} />
      </div>
      <div className={styles.pair}>
        <TextField name="fastingHours" label={text.fasting} required inputMode="numeric" autoComplete="off" />
        <TextField name="turnaroundHours" label={text.turnaround} required inputMode="numeric" autoComplete="off" />
      </div>
      <LinesField name="biomarkers" label={text.biomarkers} hint={text.oneEach} required />
      <LinesField name="synonyms" label={text.synonyms} hint={text.synonymsHint} />
    </>
  )
}

function PackageFields({ items }: Pick<ItemFieldsProps, 'items'>) {
  return (
    <>
      <div className={styles.pair}>
        <AmountField name="price" label={text.price} />
        <TextField name="previousPrice" label={text.was} inputMode="decimal" autoComplete="off" />
      </div>
      <ContentsField items={items} />
      <LinesField name="benefits" label={text.benefits} hint={text.oneEach} required />
    </>
  )
}

const AmountField = (props: { name: string; label: string }) => (
  <TextField {...props} required inputMode="decimal" autoComplete="off" />
)

const LinesField = (props: { name: string; label: string; hint: string; required?: boolean }) => (
  <TextAreaField {...props} rows={4} maxLength={MAX_LINES_TEXT} />
)

/** Suggests the specimens of the other tests, because tests of one specimen share a tube. */
function SpecimenField({ items }: Pick<ItemFieldsProps, 'items'>) {
  const listId = useId()
  const field = useField<string>('specimen', { parse: (value) => value })
  const { input } = field
  const error = useShownError(field)
  const known = [...new Set(items.flatMap(({ specimen }) => specimen ?? []))].sort()
  return (
    <Field label={text.specimen} error={error} required>
      {(aria) => (
        <>
          <TextInput {...input} {...aria} list={listId} autoComplete="off" maxLength={100} />
          <datalist id={listId}>
            {known.map((specimen) => (
              <option key={specimen}>{specimen}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

function OfferField() {
  const { input } = useField<boolean>('active', { type: 'checkbox' })
  const { name, checked, onChange, onBlur, onFocus } = input
  return <Checkbox label={text.offer} {...{ name, checked, onChange, onBlur, onFocus }} />
}
