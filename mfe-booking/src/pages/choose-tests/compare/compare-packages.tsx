import { useState } from 'react'
import type { Catalogue } from '@homecare/domain/catalogue'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import * as texts from '../../../locales/en/catalogue.json'
import styles from './compare-packages.module.css'

const request = () => import('./package-table')

type PackageTable = Awaited<ReturnType<typeof request>>['PackageTable']

/** A button that shows all packages side by side. Few press it, so the table is loaded once a pointer or the focus is on it. */
export function ComparePackages({ catalogue }: { catalogue: Catalogue }) {
  const { notify } = useHost()
  const [open, setOpen] = useState(false)
  const [Table, setTable] = useState<PackageTable>()
  const { compare, compareLoading, compareFailed } = texts
  const load = () => request().then(({ PackageTable }) => setTable(() => PackageTable))
  // A press tries again, and says what is wrong.
  const prefetch = () => void load().catch(() => undefined)
  const show = () => {
    setOpen(true)
    load().catch(() => {
      setOpen(false)
      notify('error', compareFailed)
    })
  }
  return (
    <>
      <div className={styles.opener}>
        <Button
          variant="quiet"
          busy={open && !Table}
          busyLabel={compareLoading}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={show}
        >
          {compare}
        </Button>
      </div>
      {Table && <Table catalogue={catalogue} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
