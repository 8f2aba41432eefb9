import { memo } from 'react'
import { packageWithTest } from '@homecare/domain/cart'
import type { Catalogue, LabTest } from '@homecare/domain/catalogue'
import { refusedTestOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { TestCard } from './test-card'
import styles from './test-list.module.css'

interface TestListProps {
  tests: readonly LabTest[]
  catalogue: Catalogue
}

export const TestList = memo(function TestList({ tests, catalogue }: TestListProps) {
  const wizard = useWizard()
  const draft = useWizardState((state) => state.context.draft)
  const refused = useWizardState((state) => refusedTestOf(state.context))
  return (
    <ul className={styles.list}>
      {tests.map((test) => (
        <TestCard
          key={test.id}
          test={test}
          chosen={draft.testIds.includes(test.id)}
          inPackage={packageWithTest(catalogue, draft, test.id)?.name}
          refusedFor={refused?.testId === test.id ? refused.packageName : undefined}
          wizard={wizard}
        />
      ))}
    </ul>
  )
})
