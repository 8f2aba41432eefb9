import { memo } from 'react'
import type { Catalogue } from '@homecare/domain/catalogue'
import { Section } from '@homecare/ui/section'
import * as texts from '../../locales/en/catalogue.json'
import { ComparePackages } from './compare/compare-packages'
import { PackageList } from './package-list'
import { TestGroups } from './test-groups'

/** Packages in a row, and below them all tests. */
export const WholeCatalogue = memo(function WholeCatalogue({ catalogue }: { catalogue: Catalogue }) {
  const { packages, packagesLead, tests, testsLead } = texts
  return (
    <>
      <Section tight tone="white" heading={packages} lead={packagesLead} id="packages">
        <PackageList packages={catalogue.packages} catalogue={catalogue} deferred />
        <ComparePackages catalogue={catalogue} />
      </Section>
      <Section deferred tight heading={tests} lead={testsLead} id="tests">
        <TestGroups catalogue={catalogue} />
      </Section>
    </>
  )
})
