import { memo, useEffect, useRef, useState } from 'react'
import type { Catalogue, LabTest } from '@homecare/domain/catalogue'
import { formatAed } from '@homecare/domain/money'
import * as texts from '../../locales/en/catalogue.json'
import { groupsOf, type CatalogueGroup } from './catalogue-groups'
import { TestList } from './test-list'
import styles from './test-groups.module.css'

/** All tests in groups that open. */
export const TestGroups = memo(function TestGroups({ catalogue }: { catalogue: Catalogue }) {
  return (
    <div className={styles.groups}>
      {groupsOf(catalogue.tests).map((group) => (
        <TestGroup key={group.title} group={group} catalogue={catalogue} />
      ))}
    </div>
  )
})

/** Names and prices until it is opened: the page stays small, and can be read and searched without a script. */
function TestGroup({ group: { title, tests }, catalogue }: { group: CatalogueGroup; catalogue: Catalogue }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // Opened before the page's script ran.
  useEffect(() => void (details.current?.open && setOpened(true)), [])
  const open = () => setOpened(true)
  return (
    <details ref={details} className={styles.group} onToggle={(event) => event.currentTarget.open && open()}>
      <summary className={styles.title} onClick={open}>
        <span>{title}</span>
        <span className={styles.count}>{texts.count({ count: tests.length })}</span>
      </summary>
      {opened ? (
        <TestList tests={tests} catalogue={catalogue} />
      ) : (
        <ul className={styles.names}>
          {tests.map((test) => (
            <li key={test.id}>
              <span>{inShort(test)}</span> <b>{formatAed(test.priceFils, 'if-any')}</b>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const inShort = ({ name, fastingHours: hours }: LabTest): string =>
  hours === 0 ? name : texts.fastingInShort({ name, hours })
