/** Every visible sentence about staff accounts. */
export const staffMessages = {
  lead: 'Who may log in, and what for. Everyone has a login of their own; passwords are known to nobody else.',
  empty: 'No account.',
  caption: 'Staff accounts',

  columns: { userName: 'Login', role: 'Role', state: 'State', seen: 'Last seen', actions: 'Actions' },
  you: 'You',
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  roleOf: (userName: string) => `Role of ${userName}`,
  seen: { never: 'never', invited: (time: string) => `invited ${time}` },
  ownHint: 'Only another admin can change this.',

  roles: {
    admin: 'Admin: everything, with accounts, prices and releases',
    coordinator: 'Coordinator: works on bookings, refunds, shares day sheets',
    viewer: 'Viewer: reads',
  },

  invite: {
    open: 'Invite',
    title: 'Invite someone',
    text: 'An email goes out with a link to choose a password. The link works once, for 72 hours.',
    email: 'Email',
    emailWrong: 'Enter an email address like name@example.com',
    role: 'Role',
    save: 'Send the invitation',
    saving: 'Sending…',
    back: 'Back',
    sent: (email: string) => `Invitation sent to ${email}`,
    taken: 'There is already an account with this address.',
  },

  reset: {
    again: 'Invite again',
    action: 'Reset password',
    label: (userName: string) => `Reset password of ${userName}`,
    againLabel: (userName: string) => `Invite again: ${userName}`,
    title: (userName: string) => `Reset the password of ${userName}?`,
    text: 'An email goes out with a link to choose a new password. The link works once, for one hour; the old password ends when the new one is chosen.',
    againTitle: (userName: string) => `Send ${userName} a new link?`,
    againText: 'The link in the first email stops working.',
    save: 'Send the mail',
    sent: (userName: string) => `Mail sent to ${userName}`,
  },

  disable: {
    action: 'Disable',
    label: (userName: string) => `Disable ${userName}`,
    title: (userName: string) => `Disable ${userName}?`,
    text: 'They are logged out everywhere immediately and can’t log in any more. What they did stays in the history. You can enable them again.',
    save: 'Disable',
    done: (userName: string) => `${userName} is disabled`,
  },
  enable: {
    action: 'Enable',
    label: (userName: string) => `Enable ${userName}`,
    title: (userName: string) => `Enable ${userName} again?`,
    text: 'They can log in with the password they had, in the role they had.',
    done: (userName: string) => `${userName} can log in again`,
  },
  role: {
    title: (userName: string, role: string) => `Make ${userName} ${role}?`,
    save: 'Change the role',
    done: (userName: string, role: string) => `${userName} is now ${role}`,
  },
  refused: 'This can’t be done with this account.',
} as const
