import type { StatementFinding } from '../generated/prisma/client'
import { list, text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'

export interface StatementEmail extends Sender {
  open: number
  /** The first of them. */
  findings: readonly StatementFinding[]
}

const line = ({ orderNo, referenceNo, gatewayStatus, gatewayAmount }: StatementFinding): string =>
  [
    `Order ${orderNo ?? 'not given'}`,
    `reference ${referenceNo ?? 'not given'}`,
    gatewayStatus,
    gatewayAmount?.replaceAll(' ', '\u00A0'),
  ]
    .filter(Boolean)
    .join(', ')

/** The email to staff about what has no counterpart between the gateway's list and our payments. */
export function statementEmail({ open, findings, ...sender }: StatementEmail): EmailContent {
  const many = open === 1 ? '1 difference' : `${open} differences`
  const more = open > findings.length ? [`and ${open - findings.length} more`] : []
  return renderEmail(sender, {
    subject: `Needs action: ${many} between the card gateway and our payments`,
    preheader: 'A payment or refund is known on one side only.',
    title: `Needs action: ${many} with the card gateway`,
    blocks: [
      text(
        'The daily comparison found payments or refunds that only the gateway or only we know. Both sides are on the Money page: look each one up in the gateway’s dashboard, put it right, and settle it with a note.',
      ),
      list('At the gateway', [...findings.map(line), ...more]),
      { type: 'button', label: 'Open the Money page', url: `${sender.publicUrl}/admin/money`, main: true },
    ],
  })
}
