import { COMMA } from '@homecare/domain/locales'
import { Fragment, useContext } from 'react'
import type { LabTest } from '@homecare/domain/catalogue'
import { TestSentences } from './test-sentences'
import styles from './package-contents.module.css'

/** The tests of a package: their names, and what each tells once that is loaded. */
export function PackageContents({ tests }: { tests: readonly LabTest[] }) {
  const sentences = useContext(TestSentences)
  if (!sentences) return <p className={styles.tests}>{tests.map(({ name }) => name).join(COMMA)}</p>
  return (
    <dl className={styles.tests}>
      {tests.map(({ id, name }) => (
        <Fragment key={id}>
          <dt>{name}</dt>
          <dd>{sentences.get(id)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
