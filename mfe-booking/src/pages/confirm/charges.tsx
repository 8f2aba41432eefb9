import { SEMICOLON } from '@homecare/domain/locales'
import { lineName } from '@homecare/domain/people'
import { Card } from '@homecare/ui/card'
import { Price } from '@homecare/ui/price'
import * as texts from '../../locales/en/confirm.json'
import { isBookable, linesOf, totalToPay } from '../../wizard/cart-updates'
import { namesOf } from '../../wizard/people'
import { useWizardState } from '../../wizard/wizard-provider'
import styles from './charges.module.css'

/** The lines that are charged and their total, with two decimals. */
export function Charges() {
  const context = useWizardState((state) => state.context)
  const names = namesOf(context.draft)
  const namesIn = (packageId: number) => {
    const pack = context.catalogue?.packages.find(({ id }) => id === packageId)
    return (
      context.catalogue?.tests
        .filter(({ id }) => pack?.testIds.includes(id))
        .map(({ name }) => name)
        .join(SEMICOLON) ?? ''
    )
  }
  return (
    <Card padding="lg">
      <h2 className={styles.heading}>{texts.tests}</h2>
      <ul className={styles.lines}>
        {linesOf(context).map((line) => (
          <li key={`${line.person} ${line.kind}-${line.id}`} className={styles.line}>
            <span className={styles.name}>{lineName(names, line)}</span>
            <Price fils={line.priceFils} decimals />
            {line.kind === 'package' && (
              <span className={styles.inside}>{texts.contains({ names: namesIn(line.id) })}</span>
            )}
          </li>
        ))}
        {isBookable(context) && (
          <li className={styles.line}>
            <span>{texts.collection}</span>
            <span>{texts.free}</span>
          </li>
        )}
      </ul>
      <p className={styles.total} role="status">
        <span>{texts.total}</span>
        <Price fils={totalToPay(context)} decimals />
      </p>
    </Card>
  )
}
