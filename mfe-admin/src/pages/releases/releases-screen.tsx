import { useState } from 'react'
import { EmptyList } from '@homecare/ui/empty-list'
import { AlarmNotices } from '../../parts/alerts/alarm-notices'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { usePolledQuery } from '../../api/use-polled-query'
import { releaseMessages } from './messages'
import { RemotePanel, type RemoteReleases } from './remote-panel'
import { RollBackDialog, type RollBack } from './roll-back-dialog'

const text = releaseMessages
const REFRESH_MS = 15_000

/** Each remote's versions with their views and errors, and the rollback. */
export function ReleasesScreen() {
  const loaded = usePolledQuery(['releases'], (api, options) => api.get('/api/releases-page', options), REFRESH_MS)
  const [target, setTarget] = useState<RollBack | null>(null)
  const ask = (remote: RemoteReleases) => (version: string | null) => setTarget({ remote, version })
  return (
    <Screen lead={text.lead} loaded={loaded}>
      <AlarmNotices kind="release" />
      <LoadedBody loaded={loaded}>
        {({ remotes }) =>
          remotes.length === 0 ? (
            <EmptyList>{text.empty}</EmptyList>
          ) : (
            remotes.map((remote) => <RemotePanel key={remote.name} remote={remote} onRollBack={ask(remote)} />)
          )
        }
      </LoadedBody>
      <RollBackDialog target={target} onChanged={loaded.reload} onClose={() => setTarget(null)} />
    </Screen>
  )
}
