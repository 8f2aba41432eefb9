import { staffMessages } from './messages'

export const missingName = (name = ''): string | undefined =>
  name.trim() === '' ? staffMessages.invite.nameMissing : undefined
