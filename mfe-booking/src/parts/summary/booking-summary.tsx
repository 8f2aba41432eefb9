import { slotWhen } from '@homecare/domain/slot-text'
import { addressParts } from '@homecare/domain/home'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { lineName } from '@homecare/domain/people'
import { Price } from '@homecare/ui/price'
import * as texts from '../../locales/en/summary.json'
import { linesOf, totalToPay } from '../../wizard/cart-updates'
import { namesOf } from '../../wizard/people'
import { useWizardState } from '../../wizard/wizard-provider'
import { AddressLine, Fact, FactList } from '../facts'
import styles from './booking-summary.module.css'

/** The booking as far as it is known: tests, total, when and where. `when` is the slot that is chosen on the screen. */
export function BookingSummary({ when }: { when: SlotChoice | null }) {
  const context = useWizardState((state) => state.context)
  const { patient, home } = context.draft
  const names = namesOf(context.draft).map(
    (name, person) => name || (person === 0 ? texts.patient : texts.person({ number: person + 1 })),
  )
  return (
    <FactList>
      <Fact name={texts.tests}>
        {linesOf(context).map((line) => (
          <span key={`${line.person} ${line.kind}-${line.id}`} className={styles.line}>
            <span>{lineName(names, line)}</span>
            <Price fils={line.priceFils} decimals />
          </span>
        ))}
      </Fact>
      <Fact name={texts.total}>
        <span className={styles.total}>
          <Price fils={totalToPay(context)} decimals />
        </span>
      </Fact>
      <Fact name={texts.when}>{when ? slotWhen(when) : texts.noTime}</Fact>
      <Fact name={texts.where}>
        {addressParts(patient, home).length > 0 ? <AddressLine of={patient} home={home} /> : texts.noAddress}
      </Fact>
    </FactList>
  )
}
