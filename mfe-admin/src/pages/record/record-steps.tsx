import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import type { IconDrawing } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import type { RecordKind } from '../../api/record-calls'
import { KeyHelp } from '../../parts/keys/key-help'
import { useKeys } from '../../parts/keys/use-keys'
import { filterFromUrl } from '../../parts/record/list-filter'
import { rowsOf, type RecordPage } from '../../parts/record/record-pages'
import { detailMessages } from '../../parts/record/messages'
import { useListQuery } from './use-list-query'
import styles from './record-screen.module.css'

const text = detailMessages.steps

/** The records before and after this one in the list from which it was opened; nothing without such a list. */
export function RecordSteps({ kind, id }: { kind: RecordKind; id: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useListQuery()
  const [help, setHelp] = useState(false)
  const filter = JSON.stringify(filterFromUrl(new URLSearchParams(list), kind))
  const pages = client.getQueryData<InfiniteData<RecordPage<RecordKind>>>(['records', kind, filter])?.pages ?? []
  const ids = rowsOf(pages).map((item) => item.id)
  const at = ids.indexOf(id)

  const goTo = (to: string | undefined) => {
    if (to === undefined) return false
    void navigate(`/admin/${kind}/${to}`, { replace: true, state: { list } })
    return true
  }
  const [before, after] = at === -1 ? [] : [ids[at - 1], ids[at + 1]]
  useKeys({ j: () => goTo(after), k: () => goTo(before), '?': () => setHelp(true) })
  return (
    <>
      <KeyHelp open={help} onClose={() => setHelp(false)} />
      {at !== -1 && (
        <div className={styles.steps} role="group" aria-label={text.label}>
          <Step
            icon={ChevronLeftIcon}
            name={text.before}
            shortcut="k"
            onGo={before === undefined ? undefined : () => goTo(before)}
          />
          <span className={styles.place}>{text.place(at + 1, ids.length)}</span>
          <Step
            icon={ChevronRightIcon}
            name={text.after}
            shortcut="j"
            onGo={after === undefined ? undefined : () => goTo(after)}
          />
        </div>
      )}
    </>
  )
}

interface StepProps {
  icon: IconDrawing
  name: string
  shortcut: string
  /** Undefined at the end of the list. */
  onGo: (() => void) | undefined
}

const Step = ({ icon, name, shortcut, onGo }: StepProps) => (
  <Button variant="quiet" size="sm" icon={icon} aria-keyshortcuts={shortcut} disabled={!onGo} onClick={onGo}>
    <VisuallyHidden>{name}</VisuallyHidden>
  </Button>
)
