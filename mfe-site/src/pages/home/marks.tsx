import type { ReactNode } from 'react'
import { useHost } from '@homecare/remote-kit/host-context'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { ShieldIcon, TestTubeIcon, WalletIcon } from '@homecare/ui/icons'
import { bloodTests } from '../../content/blood-tests'
import styles from './marks.module.css'

/** Licence, laboratory and cards, each only if the profile has it. */
export function Marks() {
  const { licence, laboratory, cards = [] } = useHost().profile
  const { marks } = bloodTests
  return (
    <dl className={styles.marks}>
      {licence && (
        <Mark icon={ShieldIcon} name={marks.licence}>
          {licence}
        </Mark>
      )}
      {laboratory && (
        <Mark icon={TestTubeIcon} name={marks.laboratory}>
          {laboratory}
        </Mark>
      )}
      {cards.length > 0 && (
        <Mark icon={WalletIcon} name={marks.cards}>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card} className={styles.card}>
                {card}
              </li>
            ))}
          </ul>
        </Mark>
      )}
    </dl>
  )
}

function Mark({ icon, name, children }: { icon: IconDrawing; name: string; children: ReactNode }) {
  return (
    <div className={styles.mark}>
      <dt className={styles.name}>
        <Icon icon={icon} size={20} />
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
