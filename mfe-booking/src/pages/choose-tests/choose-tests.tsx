import { useHost } from '@homecare/remote-kit/host-context'
import { Section } from '@homecare/ui/section'
import { messages } from '../../messages'
import { NoScript } from '../../parts/no-script'
import { Notes } from '../../parts/notes'
import { PageHead } from '@homecare/remote-kit/page-head'
import { WizardWaiting } from '../../parts/wizard-waiting'
import { PATHS } from '../../wizard/steps'
import { useWizardState } from '../../wizard/wizard-provider'
import { CartBar } from './cart-bar'
import { ChooseTestsHero } from './hero'
import { PackageCard } from './package-card'
import { PackagesJsonLd } from './structured-data'
import { TestSearch } from './test-search'
import styles from './choose-tests.module.css'

/** The complete catalogue, also in the prerendered page; items can be chosen after hydration. */
export function ChooseTests() {
  const { profile, publicUrl } = useHost()
  const catalogue = useWizardState((state) => state.context.catalogue)
  const packageIds = useWizardState((state) => state.context.draft.packageIds)
  const { title, description, keywords, packages, packagesLead, tests, testsLead } = messages.choose
  return (
    <div className={styles.page}>
      <PageHead path={PATHS.choosing} title={title} description={description(profile.reportDays)} keywords={keywords} />
      <div className={styles.notes}>
        <Notes />
      </div>
      <ChooseTestsHero />
      {catalogue ? (
        <>
          <PackagesJsonLd provider={profile.name} url={publicUrl + PATHS.choosing} packages={catalogue.packages} />
          <Section tight tone="white" heading={packages} lead={packagesLead} id="packages">
            <NoScript />
            <ul className={styles.packages}>
              {catalogue.packages.map((pack) => (
                <PackageCard key={pack.id} pack={pack} tests={catalogue.tests} chosen={packageIds.includes(pack.id)} />
              ))}
            </ul>
          </Section>
          <CartBar />
          <Section deferred tight heading={tests} lead={testsLead} id="tests">
            <TestSearch catalogue={catalogue} />
          </Section>
        </>
      ) : (
        <Section tight>
          <WizardWaiting />
        </Section>
      )}
    </div>
  )
}
