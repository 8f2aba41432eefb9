import type { AlarmKind } from '@homecare/contract/admin/alarms'
import { text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'

interface AlarmEmail extends Sender {
  kind: AlarmKind
  subject: string
  text: string
  /** Whose visit or payment it is about. */
  booking: { id: string; orderId: string } | null
}

const TITLES: Record<AlarmKind, (subject: string) => string> = {
  'nobody-there': () => 'Nobody was there',
  'nurse-late': () => 'A nurse is late',
  'has-eaten': () => 'A sample needs action',
  'change-request': () => 'A patient asks for a change',
  unreached: () => 'A patient can’t be reached',
  'codes-abroad': () => 'No more codes by text message abroad today',
  payment: () => 'A payment needs action',
  statement: () => 'Payments differ from the card gateway’s list',
  'follow-up': () => 'What is next in a case is overdue',
  licence: () => 'A nurse’s licence ends',
  'audit-history': () => 'The audit history is not intact',
  release: (release) => `The release ${release} reports many errors`,
}

/** The email to the desk about an alarm. A booking is named by its order number alone: it may go to any phone. */
export function alarmEmail({ kind, subject, text: detail, booking, ...sender }: AlarmEmail): EmailContent {
  const title = TITLES[kind](subject)
  if (booking)
    return renderEmail(sender, {
      subject: `Alert: ${title}, ${booking.orderId}`,
      preheader: `${title}: order ${booking.orderId}`,
      title,
      blocks: [
        text(`It is about the order ${booking.orderId}.`),
        button(sender, `/admin/bloodtests/${booking.id}`, 'Open the booking'),
      ],
    })
  return renderEmail(sender, {
    subject: `Alert: ${title}`,
    preheader: detail,
    title,
    blocks: [text(detail), button(sender, ...placeOf(kind))],
  })
}

/** Where staff can do something about an alarm that is about no booking. */
export function placeOf(kind: AlarmKind): [path: string, label: string] {
  if (kind === 'codes-abroad') return ['/admin/alerts', 'Open Alerts']
  if (kind === 'release') return ['/admin/releases', 'Open Releases']
  if (kind === 'follow-up') return ['/admin/cases', 'Open Cases']
  if (kind === 'licence') return ['/admin/nurses', 'Open Nurses']
  return kind === 'statement' ? ['/admin/money', 'Open Money'] : ['/admin/audit', 'Open the audit history']
}

const button = ({ publicUrl }: Sender, path: string, label: string) =>
  ({ type: 'button', label, url: `${publicUrl}${path}`, main: true }) as const
