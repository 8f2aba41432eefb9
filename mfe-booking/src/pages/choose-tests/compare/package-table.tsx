import { useContext } from 'react'
import type { Catalogue } from '@homecare/domain/catalogue'
import { Dialog } from '@homecare/ui/dialog'
import { Icon } from '@homecare/ui/icon'
import { CheckIcon } from '@homecare/ui/icons'
import { Price } from '@homecare/ui/price'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { firstMessages } from '../../../first-messages'
import { TestSentences } from '../test-sentences'
import styles from './package-table.module.css'

interface PackageTableProps {
  catalogue: Catalogue
  open: boolean
  onClose: () => void
}

/** All packages side by side: price, and which test is in which. */
export function PackageTable({ catalogue: { packages, tests }, open, onClose }: PackageTableProps) {
  const {
    compareTitle,
    comparePrice,
    compareTells: tellsHead,
    contained,
    notContained,
    test: testHead,
  } = firstMessages.choose
  const compared = tests.filter(({ id }) => packages.some(({ testIds }) => testIds.includes(id)))
  return (
    <Dialog open={open} title={compareTitle} onClose={onClose} place="wide">
      <div className={styles.scroll} role="region" aria-label={compareTitle} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{testHead}</th>
              {packages.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{comparePrice}</th>
              {packages.map(({ id, priceFils }) => (
                <td key={id}>
                  <Price fils={priceFils} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{tellsHead}</th>
              {packages.map(({ id, tells }) => (
                <td key={id} className={styles.tells}>
                  {tells}
                </td>
              ))}
            </tr>
            {compared.map((test) => (
              <tr key={test.id}>
                <th scope="row">
                  <span>{test.name}</span>
                  <TestTells id={test.id} />
                </th>
                {packages.map(({ id, testIds }) => (
                  <td key={id}>
                    {testIds.includes(test.id) ? <Icon icon={CheckIcon} size={20} /> : null}
                    <VisuallyHidden>{testIds.includes(test.id) ? contained : notContained}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

/** What a test tells, once that is loaded. */
function TestTells({ id }: { id: number }) {
  const tells = useContext(TestSentences)?.get(id)
  return tells ? <span className={styles.tells}>{tells}</span> : null
}
