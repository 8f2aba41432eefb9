import type { CartLine } from '@homecare/domain/cart'
import { Icon } from '@homecare/ui/icon'
import { XIcon } from '@homecare/ui/icons'
import { Price } from '@homecare/ui/price'
import * as cartTexts from '../../locales/en/cart.json'
import * as catalogueTexts from '../../locales/en/catalogue.json'
import { itemKey } from '@homecare/domain/people-cart'
import { useWizard } from '../../wizard/wizard-provider'
import styles from './cart-items.module.css'

/** Each item once, with the number of people who get it. */
export function CartItems({ lines: all }: { lines: readonly CartLine[] }) {
  const wizard = useWizard()
  const lines = [...new Map(all.map((line) => [itemKey(line), line])).values()]
  const count = (line: CartLine) => all.filter((each) => itemKey(each) === itemKey(line)).length
  const remove = ({ kind, id }: CartLine) =>
    wizard.send(kind === 'package' ? { type: 'REMOVE_PACKAGE', packageId: id } : { type: 'REMOVE_TEST', testId: id })
  return (
    <ul className={styles.items}>
      {lines.map((line) => (
        <li key={`${line.kind}-${line.id}`} className={styles.item}>
          <span>{count(line) > 1 ? cartTexts.forPeople({ name: line.name, people: count(line) }) : line.name}</span>
          <Price fils={line.priceFils * count(line)} />
          <button
            type="button"
            className={styles.remove}
            aria-label={catalogueTexts.dropItem({ name: line.name })}
            onClick={() => remove(line)}
          >
            <Icon icon={XIcon} size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
