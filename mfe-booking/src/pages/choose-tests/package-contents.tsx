import { COMMA } from '@homecare/domain/locales'
import { Fragment, useContext } from 'react'
import type { LabTest } from '@homecare/domain/catalogue'
import { TestWords } from './test-words'
import styles from './package-contents.module.css'

/** The tests of a package: their names, and what each tells once that is loaded. */
export function PackageContents({ tests }: { tests: readonly LabTest[] }) {
  const words = useContext(TestWords)
  if (!words) return <p className={styles.tests}>{tests.map(({ name }) => name).join(COMMA)}</p>
  return (
    <dl className={styles.tests}>
      {tests.map(({ id, name }) => (
        <Fragment key={id}>
          <dt>{name}</dt>
          <dd>{words.get(id)?.tells}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
