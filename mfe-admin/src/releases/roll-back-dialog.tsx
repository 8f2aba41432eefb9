import { rollBack } from '../api/releases'
import { useHost } from '../host-context'
import { AskDialog } from '../parts/ask-dialog'
import { useChange } from '../parts/use-change'
import { releaseMessages } from './messages'
import type { RemoteReleases } from './remote-panel'

const words = releaseMessages.rollBack
const MAX_REASON = 300

export interface RollBack {
  remote: RemoteReleases
  version: string
}

interface RollBackDialogProps {
  step: RollBack | null
  onChanged: () => void
  onClose: () => void
}

/** Asks why, then goes back for every visitor. */
export function RollBackDialog({ step, onChanged, onClose }: RollBackDialogProps) {
  const { notify } = useHost()
  const { busy, refusal, run, forget } = useChange()
  const name = step?.remote.name ?? ''
  const version = step?.version ?? ''
  const close = () => {
    forget()
    onClose()
  }
  const save = async (reason: string) => {
    const answer = await run(name, (host) => rollBack(host, name, { version, reason }), { CONFLICT: words.conflict })
    onChanged()
    if (!answer.ok) return
    notify('success', words.done(name, version))
    close()
  }
  return (
    <AskDialog
      open={step !== null}
      title={words.title(name, version)}
      reason={{ label: words.reason, maxLength: MAX_REASON }}
      save={words.save}
      danger
      busy={busy !== null}
      refusal={refusal}
      onClose={close}
      onSave={(reason) => void save(reason)}
    >
      <p>
        {words.text(step?.remote.current ?? '')} {step?.remote.canary && words.canary}
      </p>
    </AskDialog>
  )
}
