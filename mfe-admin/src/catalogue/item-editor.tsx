import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { Button } from '@homecare/ui/button'
import { Checkbox } from '@homecare/ui/checkbox'
import { TextInput } from '@homecare/ui/text-input'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import { priceOf, useItemChange, wasOf } from './use-item-change'
import styles from './item-editor.module.css'

const words = catalogueMessages

interface ItemEditorProps {
  item: CatalogueItem
  onItems: (items: CatalogueItems) => void
  onClose: () => void
}

/** The row as a form. Enter saves, Esc leaves it as it was. */
export function ItemEditor({ item, onItems, onClose }: ItemEditorProps) {
  const told = `${useId()}-told`
  const [priceBox, wasBox] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [price, setPrice] = useState(String(item.price))
  const [was, setWas] = useState(String(item.excisting_price ?? ''))
  const [active, setActive] = useState(item.active)
  const [tried, setTried] = useState(false)
  const { busy, refusal, save } = useItemChange(item, onItems)
  const [to, before] = [priceOf(price), wasOf(was)]
  const wrong = to === null ? 'price' : before === undefined || (before !== null && before <= to) ? 'was' : null
  useEffect(() => priceBox.current?.select(), [priceBox])

  const submit = async () => {
    setTried(true)
    if (wrong) return (wrong === 'price' ? priceBox : wasBox).current?.focus()
    if (to !== null && (await save({ price: to, excisting_price: before ?? null, active }))) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void submit()
  }
  const sentences = { price: words.wrongPrice, was: words.wrongWas }
  const amount = (box: RefObject<HTMLInputElement | null>, value: string, type: (text: string) => void) => ({
    ref: box,
    className: styles.input,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    'aria-invalid': (tried && wrong === (box === priceBox ? 'price' : 'was')) || undefined,
    'aria-describedby': told,
    value,
    onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
  })

  return (
    <tr className={styles.row}>
      <th scope="row">{item.name}</th>
      <td colSpan={4} onKeyDown={onKeyDown}>
        <div className={styles.form}>
          {item.kind === 'package' && (
            <label className={styles.price}>
              <span>{words.before}</span>
              <TextInput {...amount(wasBox, was, setWas)} aria-label={words.wasOf(item.name)} />
            </label>
          )}
          <label className={styles.price}>
            <span>{words.aed}</span>
            <TextInput {...amount(priceBox, price, setPrice)} aria-label={words.priceOf(item.name)} />
          </label>
          <Checkbox
            className={styles.offer}
            label={words.offer}
            aria-label={words.offerOf(item.name)}
            checked={active}
            onChange={(event) => setActive(event.target.checked)}
          />
          <div className={styles.actions}>
            <Button variant="quiet" size="sm" onClick={onClose}>
              {words.back}
            </Button>
            <Button variant="secondary" size="sm" busy={busy} busyLabel={words.saving} onClick={() => void submit()}>
              {words.save}
            </Button>
          </div>
        </div>
        <p id={told} className={styles.told} role="status">
          {tried && wrong ? sentences[wrong] : refusal}
        </p>
      </td>
    </tr>
  )
}
