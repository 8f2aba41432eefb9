import { useContext, useState } from 'react'
import type { Catalogue, HealthPackage } from '@homecare/domain/catalogue'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Icon } from '@homecare/ui/icon'
import { CheckIcon } from '@homecare/ui/icons'
import { Price } from '@homecare/ui/price'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import * as catalogueTexts from '../../../locales/en/catalogue.json'
import * as compareTexts from '../../../locales/en/compare.json'
import { useWizard } from '../../../wizard/wizard-provider'
import { TestWords } from '../test-words'
import { PairChoice } from './pair-choice'
import styles from './package-table.module.css'

interface PackageTableProps {
  catalogue: Catalogue
  open: boolean
  onClose: () => void
}

/** All packages side by side, on a phone two of them: price, which test is in which, and the way to book each. */
export function PackageTable({ catalogue: { packages, tests }, open, onClose }: PackageTableProps) {
  const wizard = useWizard()
  const [pair, setPair] = useState(() => packages.slice(0, 2).map(({ id }) => id))
  const compared = tests.filter(({ id }) => packages.some(({ testIds }) => testIds.includes(id)))
  /** What a phone leaves out. */
  const aside = (...of: HealthPackage[]) => (of.some(({ id }) => pair.includes(id)) ? undefined : true)
  const book = (packageId: number) => {
    onClose()
    wizard.send({ type: 'BOOK_PACKAGE', packageId })
  }
  return (
    <Dialog open={open} title={compareTexts.title} onClose={onClose} place="wide">
      <div className={styles.pair}>
        <PairChoice packages={packages} pair={pair} onChange={setPair} />
      </div>
      <div className={styles.scroll} role="region" aria-label={compareTexts.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{compareTexts.test}</th>
              {packages.map((pack) => (
                <th key={pack.id} scope="col" data-aside={aside(pack)}>
                  {pack.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{compareTexts.price}</th>
              {packages.map((pack) => (
                <td key={pack.id} data-aside={aside(pack)}>
                  <Price fils={pack.priceFils} />
                  <Button
                    variant="secondary"
                    size="sm"
                    className={styles.book}
                    aria-label={catalogueTexts.bookPackageFor({ name: pack.name })}
                    onClick={() => book(pack.id)}
                  >
                    {catalogueTexts.bookPackage}
                  </Button>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{compareTexts.tells}</th>
              {packages.map((pack) => (
                <td key={pack.id} className={styles.tells} data-aside={aside(pack)}>
                  {pack.tells}
                </td>
              ))}
            </tr>
            {compared.map((test) => (
              <tr key={test.id} data-aside={aside(...packages.filter(({ testIds }) => testIds.includes(test.id)))}>
                <th scope="row">
                  <span>{test.name}</span>
                  <TestTells id={test.id} />
                </th>
                {packages.map((pack) => (
                  <td key={pack.id} data-aside={aside(pack)}>
                    <Contained yes={pack.testIds.includes(test.id)} />
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

function Contained({ yes }: { yes: boolean }) {
  return (
    <>
      {yes && <Icon icon={CheckIcon} size={20} />}
      <VisuallyHidden>{yes ? compareTexts.contained : compareTexts.notContained}</VisuallyHidden>
    </>
  )
}

/** What a test tells, once that is loaded. */
function TestTells({ id }: { id: number }) {
  const tells = useContext(TestWords)?.get(id)?.tells
  return tells ? <span className={styles.tells}>{tells}</span> : null
}
