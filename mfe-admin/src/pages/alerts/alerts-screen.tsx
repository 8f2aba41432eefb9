import { useState } from 'react'
import type { Alarms } from '@homecare/contract/admin/alarms'
import { EmptyList } from '@homecare/ui/empty-list'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { AlertRow } from './alert-row'
import { useAlerts } from '../../parts/alerts/alerts'
import { alertMessages as text } from '../../parts/alerts/messages'
import { withNext, type ShownAlert } from './shown-alerts'
import styles from './alerts-screen.module.css'

/** What the desk must know about immediately, the oldest first. While the screen is open, no row moves or disappears. */
export function AlertsScreen() {
  const { loaded } = useAlerts()
  if (!loaded) return null
  return (
    <Screen lead={text.lead} loaded={loaded}>
      <LoadedBody loaded={loaded}>{(data) => <AlertList data={data} onSeen={loaded.set} />}</LoadedBody>
    </Screen>
  )
}

function AlertList({ data, onSeen }: { data: Alarms; onSeen: (next: Alarms) => void }) {
  const [known, setKnown] = useState(data)
  const [shown, setShown] = useState<readonly ShownAlert[]>(() => withNext([], data.alarms))
  if (known !== data) {
    setKnown(data)
    setShown(withNext(shown, data.alarms))
  }
  if (shown.length === 0) return <EmptyList>{text.empty}</EmptyList>
  return (
    <ul className={styles.list}>
      {shown.map((alert) => (
        <AlertRow key={alert.id} alert={alert} onSeen={onSeen} />
      ))}
    </ul>
  )
}
