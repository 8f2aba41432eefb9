import { useHost } from '@homecare/remote-kit/host-context'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { useChange } from '../../api/use-change'
import { releaseMessages } from './messages'
import type { RemoteReleases } from './remote-panel'

const { rollBack: text, endCanary } = releaseMessages
const MAX_REASON = 300

export interface RollBack {
  remote: RemoteReleases
  /** null ends the canary release that runs. */
  version: string | null
}

interface RollBackDialogProps {
  target: RollBack | null
  onChanged: () => void
  onClose: () => void
}

/** Requires a reason, then every visitor gets the other version. */
export function RollBackDialog({ target, onChanged, onClose }: RollBackDialogProps) {
  const { notify } = useHost()
  const { busy, refusal, run, reset } = useChange()
  const name = target?.remote.name ?? ''
  const current = target?.remote.current ?? ''
  const canary = target?.remote.canary?.version ?? ''
  const version = target?.version ?? null
  const close = () => {
    reset()
    onClose()
  }
  const save = async (reason: string) => {
    const answer = await run(
      name,
      (api) =>
        api.post('/api/releases-page/{name}/rollback', {
          params: { name },
          body: { ...(version && { version }), reason },
        }),
      {
        CONFLICT: text.conflict,
      },
    )
    onChanged()
    if (!answer.ok) return
    notify('success', version ? text.done(name, version) : endCanary.done(name, current))
    close()
  }
  return (
    <ConfirmDialog
      open={target !== null}
      title={version ? text.title(name, version) : endCanary.title(name, canary)}
      reason={{ label: text.reason, maxLength: MAX_REASON }}
      save={version ? text.save : endCanary.save}
      danger
      busy={busy !== null}
      refusal={refusal}
      onClose={close}
      onSave={(reason) => void save(reason)}
    >
      <p>
        {version ? text.text(current) : endCanary.text(current)} {version && canary && text.canary}
      </p>
    </ConfirmDialog>
  )
}
