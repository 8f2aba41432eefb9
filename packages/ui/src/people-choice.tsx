import { useEffect, useRef } from 'react'
import type { CartLine } from '@homecare/domain/cart'
import { formatAed } from '@homecare/domain/money'
import { MAX_PEOPLE } from '@homecare/domain/people'
import { itemKey, type OtherPerson, type PeopleOfCart } from '@homecare/domain/people-cart'
import { Button } from './button'
import { Checkbox } from './checkbox'
import { Field } from './field'
import styles from './people-choice.module.css'
import * as text from './locales/en/people-choice.json'
import { TextInput } from './text-input'

export interface PeopleChoiceProps {
  /** What is in the cart. */
  items: readonly CartLine[]
  people: PeopleOfCart
  onChange: (people: PeopleOfCart) => void
  /** What is wrong with each of the others. */
  errors: readonly (string | undefined)[]
  /** How often the visitor has tried to go on: each try with errors leads to the first of them. */
  attempts: number
  totalFils: number
}

/** Others who have tests in the same visit. Each starts with everything in the cart, of which parts can be taken out. */
export function PeopleChoice({ items, people, onChange, errors, attempts, totalFils }: PeopleChoiceProps) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) group.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const { without, others } = people
  const addButton = useRef<HTMLButtonElement>(null)
  /** The press that changed how many there are. */
  const pressed = useRef<'add' | 'remove'>(null)
  useEffect(() => {
    // A name that was added stands above the button, and a button that removed somebody is gone.
    const names = group.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox])') ?? []
    if (pressed.current === 'add') [...names].at(-1)?.focus()
    if (pressed.current === 'remove') addButton.current?.focus()
    pressed.current = null
  }, [others.length])
  const change = (next: readonly OtherPerson[], own = without) =>
    onChange({ others: next, without: next.length === 0 ? [] : own })
  const replace = (place: number, changes: Partial<OtherPerson>) =>
    change(others.map((other, index) => (index === place ? { ...other, ...changes } : other)))
  return (
    <div ref={group} className={styles.people}>
      {others.length > 0 && (
        <div role="group" aria-label={text.patient} className={styles.person}>
          <p className={styles.name}>{text.patient}</p>
          <ItemChoice items={items} without={without} onChange={(own) => change(others, own)} />
        </div>
      )}
      {others.map((other, place) => (
        // The place is who it is: a person has no other identity before the booking.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} role="group" aria-label={text.person({ number: place + 2 })} className={styles.person}>
          <Field label={text.name({ number: place + 2 })} error={errors[place] ?? null} required>
            {(props) => (
              <TextInput
                {...props}
                value={other.name}
                autoComplete="off"
                onChange={(event) => replace(place, { name: event.target.value })}
              />
            )}
          </Field>
          <ItemChoice items={items} without={other.without} onChange={(next) => replace(place, { without: next })} />
          <Button
            variant="quiet"
            size="sm"
            className={styles.remove}
            onClick={() => {
              pressed.current = 'remove'
              change(others.filter((_, index) => index !== place))
            }}
          >
            {text.remove({ number: place + 2 })}
          </Button>
        </div>
      ))}
      <div className={styles.foot}>
        {others.length < MAX_PEOPLE - 1 && (
          <Button
            variant="secondary"
            ref={addButton}
            onClick={() => {
              pressed.current = 'add'
              change([...others, { name: '', without: [] }])
            }}
          >
            {text.add}
          </Button>
        )}
        <p role="status">
          {others.length > 0 && text.total({ people: others.length + 1, total: formatAed(totalFils) })}
        </p>
      </div>
    </div>
  )
}

interface ItemChoiceProps {
  items: readonly CartLine[]
  without: readonly string[]
  onChange: (without: string[]) => void
}

function ItemChoice({ items, without, onChange }: ItemChoiceProps) {
  return items.map((item) => {
    const key = itemKey(item)
    return (
      <Checkbox
        key={key}
        label={item.name}
        detail={formatAed(item.priceFils)}
        checked={!without.includes(key)}
        onChange={({ target }) => onChange(target.checked ? without.filter((each) => each !== key) : [...without, key])}
      />
    )
  })
}
