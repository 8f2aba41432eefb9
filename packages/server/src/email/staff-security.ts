import { staffTime } from '@homecare/domain/clock'
import type { StaffSecurityEvent } from '@homecare/contract/jobs'
import { quiet, text } from './blocks'
import type { EmailContent, Sender } from './content'
import { renderEmail } from './layout'

const WHAT: Record<StaffSecurityEvent, string> = {
  'passkey added': 'A passkey was added to your staff account',
  'passkey removed': 'A passkey was removed from your staff account',
  'passkey blocked': 'A passkey of your staff account was blocked, because it seems to have been copied',
  'authenticator app added': 'An authenticator app was added to your staff account',
  'authenticator app removed': 'The authenticator app was removed from your staff account',
  'recovery code used': 'A recovery code of your staff account was used',
  'recovery codes renewed': 'New recovery codes were made for your staff account',
  'second factor reset': 'The second factor of your staff account was reset',
  'password changed': 'The password of your staff account was changed',
}

const NEXT: Partial<Record<StaffSecurityEvent, string>> = {
  'passkey blocked': 'Log in in another way, remove it under “My account”, and add it again.',
  'recovery code used': 'It does not work again. “My account” shows how many are left, and makes new ones.',
  'recovery codes renewed': 'The codes from before do not work any more.',
  'second factor reset':
    'You are logged out everywhere, and set up a new one at your next login if your role needs it.',
  'password changed': 'Your other logins have been ended.',
}

export interface StaffSecurityEmail extends Sender {
  event: StaffSecurityEvent
  at: Date
}

/** Tells a member of staff that something about how the account logs in has changed. */
export function staffSecurity({ event, at, ...sender }: StaffSecurityEmail): EmailContent {
  const what = WHAT[event]
  const next = NEXT[event]
  return renderEmail(sender, {
    subject: `${what} at ${sender.profile.name}`,
    preheader: staffTime(at),
    title: 'Your login has changed',
    blocks: [
      text(`${what} on ${staffTime(at)}, Dubai time.`),
      ...(next ? [text(next)] : []),
      text('If this was not you, tell your administrator now: they can disable the account and reset it.'),
      quiet('This email has no link on purpose. Nobody from us will ask you for a code or your password.'),
    ],
  })
}
