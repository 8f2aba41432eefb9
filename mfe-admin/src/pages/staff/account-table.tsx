import { useState } from 'react'
import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import type { AccountAction, StaffAccount } from './account'
import { useSession } from '../../api/use-session'
import { messages } from '../../messages'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { AccountDialog } from './account-dialog'
import { staffMessages } from './messages'
import { RenameDialog } from './rename-dialog'
import { RoleSelect } from './role-select'
import styles from './account-table.module.css'

const text = staffMessages

interface AccountTableProps {
  accounts: readonly StaffAccount[]
  onAccounts: (accounts: StaffAccounts) => void
  onFactorReset: () => void
}

/** All accounts. One's own row can't be changed, so that nobody locks themselves out. */
export function AccountTable({ accounts, onAccounts, onFactorReset }: AccountTableProps) {
  const own = useSession()?.userName
  const [action, setAction] = useState<AccountAction | null>(null)
  const [renaming, setRenaming] = useState<StaffAccount | null>(null)
  const isOwn = ({ userName }: StaffAccount) => userName === own

  const columns: Column<StaffAccount>[] = [
    {
      key: 'userName',
      header: text.columns.userName,
      width: '10rem',
      cell: (account) => (
        <>
          <bdi>{account.userName}</bdi> {isOwn(account) && <span className={styles.you}>{text.you}</span>}
        </>
      ),
    },
    {
      key: 'name',
      header: text.columns.name,
      width: '11rem',
      cell: (account) => (
        <span className={styles.name}>
          <bdi>{account.name ?? text.noName}</bdi>
          <RowButton label={text.rename.label(account.userName)} onClick={() => setRenaming(account)}>
            {text.rename.action}
          </RowButton>
        </span>
      ),
    },
    {
      key: 'role',
      header: text.columns.role,
      width: '12rem',
      cell: (account) =>
        isOwn(account) || account.state === 'disabled' ? (
          messages.session.roles[account.role]
        ) : (
          <RoleSelect account={account} onChoose={(role) => setAction({ kind: 'role', account, role })} />
        ),
    },
    {
      key: 'state',
      header: text.columns.state,
      width: '5.5rem',
      cell: ({ state }) => (
        <span className={styles.state} data-state={state}>
          {text.states[state]}
        </span>
      ),
    },
    { key: 'seen', header: text.columns.seen, width: '9rem', cell: seenText },
    {
      key: 'actions',
      header: text.columns.actions,
      bare: true,
      width: '9rem',
      cell: (account) =>
        isOwn(account) ? (
          <span className={styles.quiet}>{text.ownHint}</span>
        ) : (
          <AccountActions account={account} onAction={setAction} />
        ),
    },
  ]

  return (
    <>
      <DataTable caption={text.caption} columns={columns} rows={accounts} rowKey={({ id }) => id} empty={text.empty} />
      <RenameDialog account={renaming} onAccounts={onAccounts} onClose={() => setRenaming(null)} />
      <AccountDialog
        action={action}
        onAccounts={onAccounts}
        onFactorReset={onFactorReset}
        onClose={() => setAction(null)}
      />
    </>
  )
}

function AccountActions({ account, onAction }: { account: StaffAccount; onAction: (action: AccountAction) => void }) {
  const { state, userName } = account
  if (state === 'disabled') {
    return (
      <span className={styles.actions}>
        <RowButton label={text.enable.label(userName)} onClick={() => onAction({ kind: 'enable', account })}>
          {text.enable.action}
        </RowButton>
      </span>
    )
  }
  const invited = state === 'invited'
  // Names from before invitations may be no email address, so no link can be sent.
  const hasAddress = userName.includes('@')
  return (
    <span className={styles.actions}>
      {hasAddress && (
        <RowButton
          label={invited ? text.reset.againLabel(userName) : text.reset.label(userName)}
          onClick={() => onAction({ kind: 'reset', account })}
        >
          {invited ? text.reset.again : text.reset.action}
        </RowButton>
      )}
      {account.hasFactor && (
        <RowButton label={text.factor.label(userName)} onClick={() => onAction({ kind: 'reset-factor', account })}>
          {text.factor.action}
        </RowButton>
      )}
      <RowButton label={text.disable.label(userName)} onClick={() => onAction({ kind: 'disable', account })}>
        {text.disable.action}
      </RowButton>
    </span>
  )
}

/** One word for the eye; its label says whose account it is about. */
const RowButton = ({ label, onClick, children }: { label: string; onClick: () => void; children: string }) => (
  <Button variant="quiet" size="sm" className={styles.action} aria-label={label} onClick={onClick}>
    {children}
  </Button>
)

function seenText({ state, lastSeenAt, createdAt }: StaffAccount): string {
  if (lastSeenAt) return staffTime(new Date(lastSeenAt))
  return state === 'invited' ? text.seen.invited(staffTime(new Date(createdAt))) : text.seen.never
}
