import type { AlarmKind } from '@homecare/contract/admin/alarms'
import { Notice } from '@homecare/ui/notice'
import { usePolledQuery } from '../data/use-polled-query'

const REFRESH_MS = 15_000

const TITLES: Record<AlarmKind, (subject: string) => string> = {
  'audit-history': () => 'The audit trail is not intact',
  release: (subject) => `Browsers report errors of ${subject}`,
}

/** The open alarms of one kind, above the screen that they are about. */
export function AlarmNotices({ kind }: { kind: AlarmKind }) {
  const { data } = usePolledQuery(['alarms'], (api, options) => api.get('/api/alarms', options), REFRESH_MS)
  return data?.alarms
    .filter((alarm) => alarm.kind === kind)
    .map((alarm) => (
      <Notice key={alarm.subject} kind="error" title={TITLES[kind](alarm.subject)}>
        {alarm.text}
      </Notice>
    ))
}
