import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { CatalogueItems } from '@homecare/contract/desk/catalogue-editor'
import { Button } from '@homecare/ui/button'
import { Checkbox } from '@homecare/ui/checkbox'
import { TextInput } from '@homecare/ui/text-input'
import type { CatalogueItem } from '../api/catalogue-items'
import { catalogueMessages } from './messages'
import { priceOf, useItemChange } from './use-item-change'
import styles from './item-editor.module.css'

const words = catalogueMessages

interface ItemEditorProps {
  item: CatalogueItem
  onItems: (items: CatalogueItems) => void
  onClose: () => void
}

/** The row as a form. Enter saves, Esc leaves it as it was. */
export function ItemEditor({ item, onItems, onClose }: ItemEditorProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [price, setPrice] = useState(String(item.price))
  const [active, setActive] = useState(item.active)
  const [tried, setTried] = useState(false)
  const { busy, refusal, save } = useItemChange(item, onItems)
  const wrong = priceOf(price) === null
  useEffect(() => box.current?.select(), [])

  const submit = async () => {
    setTried(true)
    if (wrong) return box.current?.focus()
    if (await save({ price: priceOf(price) ?? item.price, active })) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void submit()
  }
  const told = tried && wrong ? words.wrongPrice : refusal

  return (
    <tr className={styles.row}>
      <th scope="row">{item.name}</th>
      <td colSpan={4} onKeyDown={onKeyDown}>
        <div className={styles.form}>
          <label className={styles.price}>
            <span>{words.aed}</span>
            <TextInput
              ref={box}
              className={styles.input}
              inputMode="decimal"
              autoComplete="off"
              aria-label={words.priceOf(item.name)}
              aria-invalid={(tried && wrong) || undefined}
              aria-describedby={`${id}-told`}
              value={price}
              onChange={(event) => setPrice(event.target.value)}
            />
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
        <p id={`${id}-told`} className={styles.told} role="status">
          {told}
        </p>
      </td>
    </tr>
  )
}
