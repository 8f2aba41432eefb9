import { useState } from 'react'
import { Button, ButtonLink } from '@homecare/ui/button'
import { BellIcon, BellOffIcon, DownloadIcon } from '@homecare/ui/icons'
import { useApi } from '../../api/api-context'
import { RECORD_CALLS, type ListFilter, type RecordKind } from '../../api/record-calls'
import { KeyHelp } from '../../parts/keys/key-help'
import { setSound, useSound } from '../../parts/alerts/tone'
import { useKeys } from '../../parts/keys/use-keys'
import { messages } from '../../messages'
import { usePermission } from '../../api/use-permission'
import styles from './list-tools.module.css'

const text = messages.lists

/** The download of the filtered list, and the help about keyboard shortcuts. */
export function ListTools({ kind, filter }: { kind: RecordKind; filter: ListFilter }) {
  const api = useApi()
  const mayDownload = usePermission('download-lists')
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <div className={styles.tools}>
      {mayDownload && (
        <ButtonLink
          variant="quiet"
          size="sm"
          icon={DownloadIcon}
          href={RECORD_CALLS[kind].csvUrl(api, filter)}
          download={`${kind}.csv`}
          aria-label={text.csv}
          title={text.csvLong}
        >
          {text.csv}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={styles.keys}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text.keys} <kbd>?</kbd>
      </Button>
      {kind === 'bloodtests' && <SoundButton />}
      <KeyHelp open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Off unless somebody turns it on, on this device. */
function SoundButton() {
  const on = useSound('arrival')
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={on ? BellIcon : BellOffIcon}
      aria-pressed={on}
      title={messages.arrivals.soundLong}
      className={styles.sound}
      onClick={() => setSound('arrival', !on)}
    >
      {messages.arrivals.sound}
    </Button>
  )
}
