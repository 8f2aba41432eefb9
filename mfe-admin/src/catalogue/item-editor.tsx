import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Form, useField } from 'react-final-form'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { Button } from '@homecare/ui/button'
import { Checkbox } from '@homecare/ui/checkbox'
import { focusFirstError } from '@homecare/ui/focus-first-error'
import { TextInput } from '@homecare/ui/text-input'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import { priceOf, useItemChange, wasOf } from './use-item-change'
import styles from './item-editor.module.css'

const text = catalogueMessages
const DECORATORS = [focusFirstError]

interface Values {
  price?: string
  was?: string
  active: boolean
}

interface ItemEditorProps {
  item: CatalogueItem
  onItems: (items: CatalogueItems) => void
  onClose: () => void
}

/** The row as a form. Enter saves, Esc cancels. */
export function ItemEditor({ item, onItems, onClose }: ItemEditorProps) {
  const stateId = `${useId()}-state`
  // A refresh of the list must not change the fields while somebody types.
  const [initial] = useState<Values>(() => ({
    price: String(item.price),
    was: String(item.previousPrice ?? ''),
    active: item.active,
  }))
  const { busy, refusal, save } = useItemChange(item, onItems)

  const submit = async ({ price = '', was = '', active }: Values) => {
    const to = priceOf(price)
    if (to !== null && !busy && (await save({ price: to, previousPrice: wasOf(was) ?? null, active }))) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

  return (
    <tr className={styles.row}>
      <th scope="row">{item.name}</th>
      <td colSpan={4} onKeyDown={onKeyDown}>
        <Form<Values> onSubmit={submit} initialValues={initial} validate={wrongPrices} decorators={DECORATORS}>
          {({ handleSubmit, submitFailed, errors }) => (
            <form noValidate onSubmit={handleSubmit}>
              <div className={styles.form}>
                {item.kind === 'package' && (
                  <AmountField name="was" before={text.before} label={text.wasOf(item.name)} stateId={stateId} />
                )}
                <AmountField name="price" before={text.aed} label={text.priceOf(item.name)} stateId={stateId} isFirst />
                <OfferField name={item.name} />
                <div className={styles.actions}>
                  <Button variant="quiet" size="sm" onClick={onClose}>
                    {text.back}
                  </Button>
                  <Button type="submit" variant="secondary" size="sm" busy={busy} busyLabel={text.saving}>
                    {text.save}
                  </Button>
                </div>
              </div>
              <p id={stateId} className={styles.state} role="status">
                {submitFailed && (errors?.['price'] ?? errors?.['was'])
                  ? (errors?.['price'] ?? errors?.['was'])
                  : refusal}
              </p>
            </form>
          )}
        </Form>
      </td>
    </tr>
  )
}

function wrongPrices({ price = '', was = '' }: Values): { price?: string; was?: string } {
  const [to, before] = [priceOf(price), wasOf(was)]
  if (to === null) return { price: text.wrongPrice }
  return before === undefined || (before !== null && before <= to) ? { was: text.wrongWas } : {}
}

interface AmountFieldProps {
  name: 'price' | 'was'
  before: string
  label: string
  stateId: string
  /** Its text is selected when the row opens, so that typing replaces it. */
  isFirst?: boolean
}

function AmountField({ name, before, label, stateId, isFirst = false }: AmountFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const { input, meta } = useField<string>(name, { parse: (value) => value })
  useEffect(() => {
    if (isFirst) box.current?.select()
  }, [isFirst])
  return (
    <label className={styles.price}>
      <span>{before}</span>
      <TextInput
        {...input}
        ref={box}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={(meta.submitFailed && meta.invalid) || undefined}
        aria-describedby={stateId}
      />
    </label>
  )
}

function OfferField({ name }: { name: string }) {
  const { input } = useField<boolean>('active', { type: 'checkbox' })
  const { name: field, checked, onChange, onBlur, onFocus } = input
  return (
    <Checkbox
      className={styles.offer}
      label={text.offer}
      aria-label={text.offerOf(name)}
      {...{ name: field, checked, onChange, onBlur, onFocus }}
    />
  )
}
