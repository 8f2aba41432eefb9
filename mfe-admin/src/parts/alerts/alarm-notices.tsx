import { Notice } from '@homecare/ui/notice'
import { useAlerts } from './alerts'
import { alertMessages } from './messages'

/** The open alerts about the system of one kind, above the screen that they are about. */
export function AlarmNotices({ kind }: { kind: 'audit-history' | 'release' }) {
  const { alerts } = useAlerts()
  return alerts
    .filter((alert) => alert.kind === kind)
    .map(({ id, subject, text }) => (
      <Notice key={id} kind="error" title={alertMessages.system[kind](subject)}>
        {text}
      </Notice>
    ))
}
