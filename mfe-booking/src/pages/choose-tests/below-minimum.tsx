import { useId, useState } from 'react'
import type { CartLine } from '@homecare/domain/cart'
import { Button } from '@homecare/ui/button'
import { PlusIcon } from '@homecare/ui/icons'
import { formatAed } from '@homecare/domain/money'
import * as texts from '../../locales/en/cart.json'
import { useWizard } from '../../wizard/wizard-provider'
import styles from './cart-bar.module.css'

interface BelowMinimumProps {
  hint: string
  missing: number
  /** A single item that reaches the minimum, if there is one. */
  offer: CartLine | undefined
  /** The item that reaches the minimum is about to be added. */
  onAdd: () => void
}

/** The amount missing to the minimum, an item that reaches it, and a button that explains why it is disabled. */
export function BelowMinimum({ hint, missing, offer, onAdd }: BelowMinimumProps) {
  const wizard = useWizard()
  const id = useId()
  const [pressed, setPressed] = useState(false)
  const add = ({ kind, id: item }: CartLine) => {
    onAdd()
    wizard.send(kind === 'package' ? { type: 'ADD_PACKAGE', packageId: item } : { type: 'ADD_TEST', testId: item })
  }
  return (
    <>
      <div className={styles.hints}>
        <p className={styles.hint} id={id} data-pressed={pressed || undefined}>
          {hint}
        </p>
        {offer && (
          <Button variant="quiet" size="sm" icon={PlusIcon} className={styles.offer} onClick={() => add(offer)}>
            {texts.suggest({ name: offer.name, price: formatAed(offer.priceFils, 'if-any') })}
          </Button>
        )}
        <p role="alert" className={styles.waits}>
          {pressed && texts.waits({ aed: missing })}
        </p>
      </div>
      <Button aria-disabled aria-describedby={id} className={styles.go} onClick={() => setPressed(true)}>
        {texts.book}
      </Button>
    </>
  )
}
