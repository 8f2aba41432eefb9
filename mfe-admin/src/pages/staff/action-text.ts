import { messages } from '../../messages'
import type { AccountAction } from './account'
import { staffMessages } from './messages'

const { factor, reset, disable, enable, role, roles } = staffMessages

/** The texts of an action's dialog, and the toast after it. */
export function actionText(action: AccountAction): { title: string; text: string; save: string; done: string } {
  const { userName, state } = action.account
  switch (action.kind) {
    case 'reset':
      return state === 'invited'
        ? { title: reset.againTitle(userName), text: reset.againText, save: reset.save, done: reset.sent(userName) }
        : { title: reset.title(userName), text: reset.text, save: reset.save, done: reset.sent(userName) }
    case 'reset-factor':
      return { title: factor.title(userName), text: factor.text, save: factor.save, done: factor.done(userName) }
    case 'disable':
      return { title: disable.title(userName), text: disable.text, save: disable.save, done: disable.done(userName) }
    case 'enable':
      return { title: enable.title(userName), text: enable.text, save: enable.action, done: enable.done(userName) }
    case 'role': {
      const name = messages.session.roles[action.role]
      return {
        title: role.title(userName, name),
        text: roles[action.role],
        save: role.save,
        done: role.done(userName, name),
      }
    }
  }
}
