import { SelectInput } from '@homecare/ui/select-input'
import type { StaffAccount, StaffRole } from './account'
import { messages } from '../../messages'
import { staffMessages } from './messages'
import styles from './role-select.module.css'

const ROLES = Object.entries(messages.session.roles).map(([value, label]) => ({ value, label }))
const isRole = (value: string): value is StaffRole => Object.hasOwn(messages.session.roles, value)

/** Selects another role, which is applied after a confirmation. */
export function RoleSelect({ account, onChoose }: { account: StaffAccount; onChoose: (role: StaffRole) => void }) {
  return (
    <SelectInput
      className={styles.select}
      aria-label={staffMessages.roleOf(account.userName)}
      options={ROLES}
      value={account.role}
      onChange={({ target }) => {
        if (isRole(target.value)) onChoose(target.value)
      }}
    />
  )
}
