import { useState } from 'react'
import { Button, ButtonLink } from '@homecare/ui/button'
import { csvAddress, type ListFilter } from '../api/list-records'
import type { RecordKind } from '../api/record-kind'
import { useHost } from '../host-context'
import { KeyHelp } from '../keys/key-help'
import { useKeys } from '../keys/use-keys'
import { messages } from '../messages'
import styles from './list-tools.module.css'

const words = messages.lists

/** The current filter as a file, and what the keys do. */
export function ListTools({ kind, filter }: { kind: RecordKind; filter: ListFilter }) {
  const host = useHost()
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <div className={styles.tools}>
      <ButtonLink
        variant="quiet"
        size="sm"
        icon="download"
        href={csvAddress(host, kind, filter)}
        download={`${kind}.csv`}
        title={words.csvLong}
      >
        {words.csv}
      </ButtonLink>
      <Button
        variant="quiet"
        size="sm"
        className={styles.keys}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.keys} <kbd>?</kbd>
      </Button>
      <KeyHelp open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
