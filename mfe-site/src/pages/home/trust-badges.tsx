import type { ReactNode } from 'react'
import { useHost } from '@homecare/remote-kit/host-context'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { ShieldIcon, TestTubeIcon, WalletIcon } from '@homecare/ui/icons'
import * as bloodTests from '../../locales/en/blood-tests.json'
import styles from './trust-badges.module.css'

/** Licence, laboratory and cards, each only if the profile has it. */
export function TrustBadges() {
  const { licence, laboratory, cards = [] } = useHost().profile
  const { trustBadges } = bloodTests
  return (
    <dl className={styles.badges}>
      {licence && (
        <TrustBadge icon={ShieldIcon} name={trustBadges.licence}>
          {licence}
        </TrustBadge>
      )}
      {laboratory && (
        <TrustBadge icon={TestTubeIcon} name={trustBadges.laboratory}>
          {laboratory}
        </TrustBadge>
      )}
      {cards.length > 0 && (
        <TrustBadge icon={WalletIcon} name={trustBadges.cards}>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card} className={styles.card}>
                {card}
              </li>
            ))}
          </ul>
        </TrustBadge>
      )}
    </dl>
  )
}

function TrustBadge({ icon, name, children }: { icon: IconDrawing; name: string; children: ReactNode }) {
  return (
    <div className={styles.badge}>
      <dt className={styles.name}>
        <Icon icon={icon} size={20} />
        <span>{name}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
