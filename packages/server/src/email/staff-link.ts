import type { Role } from '@homecare/domain/roles'
import { quiet, text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'

const ROLES: Record<Role, string> = {
  admin: 'an administrator',
  owner: 'the owner',
  coordinator: 'a coordinator',
  nurseLead: 'a nurse lead',
  laboratory: 'a member of the laboratory',
  viewer: 'a viewer',
}

export interface StaffLinkEmail extends Sender {
  purpose: 'invite' | 'reset'
  role: Role
  url: string
}

/** The email to a member of staff with the link to set the password of the admin area, once. */
export function staffLink({ purpose, role, url, ...sender }: StaffLinkEmail): EmailContent {
  const { name } = sender.profile
  const invited = purpose === 'invite'
  const title = invited ? 'Your account in the admin area' : 'Choose a new password'
  return renderEmail(sender, {
    subject: invited ? `Your staff account at ${name}` : `A new password for your staff account at ${name}`,
    preheader: invited ? 'Choose a password to begin. The link works for 72 hours.' : 'The link works for one hour.',
    title,
    blocks: [
      text(
        invited
          ? `You were added to the admin area of ${name} as ${ROLES[role]}. Choose a password of 12 characters or more to begin.`
          : 'An administrator has asked you to choose a new password. It needs 12 characters or more. Any open sessions will end.',
      ),
      { type: 'button', label: 'Choose a password', url, main: true },
      text(
        invited
          ? 'The link works once, within 72 hours. After that, an administrator can send you a new one.'
          : 'The link works once, within one hour. Your old password works until you have chosen a new one.',
      ),
      quiet(
        'Nobody from us will ask you for this link or your password. If you did not expect this email, tell your administrator.',
      ),
    ],
  })
}
