import { addressIn, LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { useHost } from '@homecare/remote-kit/host-context'
import { PageHead } from '@homecare/remote-kit/page-head'
import { SharingTags } from '@homecare/remote-kit/sharing-tags'
import { Section } from '@homecare/ui/section'
import * as texts from '../../locales/en/catalogue.json'
import { NoScript } from '../../parts/no-script'
import { Notes } from '../../parts/notes'
import { WizardWaiting } from '../../parts/wizard-waiting'
import { PATHS } from '../../wizard/steps'
import { useWizardState } from '../../wizard/wizard-provider'
import { FindTests } from './find-tests'
import { ChooseTestsHero } from './hero'
import { PackagesJsonLd } from './structured-data'
import { useLinkedItem } from './use-linked-item'
import styles from './choose-tests.module.css'

/** The first step: what stays the same while somebody searches, and below it the catalogue. */
export function ChooseTests() {
  const { profile, publicUrl } = useHost()
  const catalogue = useWizardState((state) => state.context.catalogue)
  useLinkedItem()
  const { title, description, keywords, pictureAlt } = texts
  const head = { path: PATHS.choosing, title, description: description({ days: profile.reportDays }) }
  return (
    <div className={styles.page}>
      <PageHead {...head} keywords={keywords}>
        <SharingTags {...head} alt={pictureAlt} />
      </PageHead>
      <div className={styles.notes}>
        <Notes />
      </div>
      <ChooseTestsHero />
      {catalogue ? (
        <>
          <PackagesJsonLd
            provider={profile.name}
            url={publicUrl + (LOCALE === SOURCE_LOCALE ? PATHS.choosing : addressIn(LOCALE, PATHS.choosing))}
            packages={catalogue.packages}
          />
          <div className={styles.noScript}>
            <NoScript />
          </div>
          <FindTests catalogue={catalogue} />
        </>
      ) : (
        <Section tight>
          <WizardWaiting />
        </Section>
      )}
    </div>
  )
}
