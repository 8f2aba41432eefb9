import type { Catalogue, HealthPackage } from '@homecare/domain/catalogue'
import * as texts from '../../locales/en/catalogue.json'
import { useWizardState } from '../../wizard/wizard-provider'
import { PackageCard } from './package-card'
import styles from './package-list.module.css'

interface PackageListProps {
  packages: readonly HealthPackage[]
  catalogue: Catalogue
  /** Below the first screen: laid out after the first paint. */
  deferred?: boolean
}

/** A row that scrolls sideways where it does not fit. */
export function PackageList({ packages, catalogue, deferred = false }: PackageListProps) {
  const chosen = useWizardState((state) => state.context.draft.packageIds)
  return (
    <div className={styles.row} role="group" aria-label={texts.packages} tabIndex={0}>
      <ul className={styles.packages}>
        {packages.map((pack) => (
          <PackageCard
            key={pack.id}
            pack={pack}
            tests={catalogue.tests}
            chosen={chosen.includes(pack.id)}
            deferred={deferred}
          />
        ))}
      </ul>
    </div>
  )
}
