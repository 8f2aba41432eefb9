import { messages } from '../messages'
import type { AccountStep } from './account-dialog'
import { staffMessages } from './messages'

const { reset, disable, enable, role, roles } = staffMessages

/** The texts of a step's dialog, and the toast after it. */
export function stepText(step: AccountStep): { title: string; text: string; save: string; done: string } {
  const { userName, state } = step.account
  switch (step.kind) {
    case 'reset':
      return state === 'invited'
        ? { title: reset.againTitle(userName), text: reset.againText, save: reset.save, done: reset.sent(userName) }
        : { title: reset.title(userName), text: reset.text, save: reset.save, done: reset.sent(userName) }
    case 'disable':
      return { title: disable.title(userName), text: disable.text, save: disable.save, done: disable.done(userName) }
    case 'enable':
      return { title: enable.title(userName), text: enable.text, save: enable.action, done: enable.done(userName) }
    case 'role': {
      const name = messages.session.roles[step.role]
      return {
        title: role.title(userName, name),
        text: roles[step.role],
        save: role.save,
        done: role.done(userName, name),
      }
    }
  }
}
