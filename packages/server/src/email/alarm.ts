import type { AlarmKind } from '@homecare/contract/admin/alarms'
import { text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'

interface AlarmEmail extends Sender {
  kind: AlarmKind
  subject: string
  text: string
}

const PAGES: Record<AlarmKind, [path: string, label: string]> = {
  'audit-history': ['/admin/audit', 'Open the audit history'],
  release: ['/admin/releases', 'Open Releases'],
}

/** The email to staff about an alarm. */
export function alarmEmail({ kind, subject, text: detail, ...sender }: AlarmEmail): EmailContent {
  const title = kind === 'release' ? `The release ${subject} reports many errors` : 'The audit history is not intact'
  const [path, label] = PAGES[kind]
  return renderEmail(sender, {
    subject: `Alarm: ${title}`,
    preheader: detail,
    title,
    blocks: [text(detail), { type: 'button', label, url: `${sender.publicUrl}${path}`, main: true }],
  })
}
