import type { CartLine } from '@homecare/domain/cart'
import { Icon } from '@homecare/ui/icon'
import { XIcon } from '@homecare/ui/icons'
import { Price } from '@homecare/ui/price'
import { messages } from '../../messages'
import { useWizard } from '../../wizard/wizard-provider'
import styles from './cart-items.module.css'

export function CartItems({ lines }: { lines: readonly CartLine[] }) {
  const wizard = useWizard()
  const remove = ({ kind, id }: CartLine) =>
    wizard.send(kind === 'package' ? { type: 'REMOVE_PACKAGE', packageId: id } : { type: 'REMOVE_TEST', testId: id })
  return (
    <ul className={styles.items}>
      {lines.map((line) => (
        <li key={`${line.kind}-${line.id}`} className={styles.item}>
          <span>{line.name}</span>
          <Price fils={line.priceFils} />
          <button
            type="button"
            className={styles.remove}
            aria-label={messages.choose.dropItem(line.name)}
            onClick={() => remove(line)}
          >
            <Icon icon={XIcon} size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
