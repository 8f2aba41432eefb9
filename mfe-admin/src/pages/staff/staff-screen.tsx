import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { PlusIcon } from '@homecare/ui/icons'
import { ProofProvider } from '../../parts/factor/with-proof'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { usePolledQuery } from '../../api/use-polled-query'
import { AccountTable } from './account-table'
import { InviteDialog } from './invite-dialog'
import { staffMessages } from './messages'

const text = staffMessages

/** The accounts of the team. */
export function StaffScreen() {
  const loaded = usePolledQuery(['staff'], (api, options) => api.get('/api/staff', options))
  const [inviting, setInviting] = useState(false)
  return (
    <Screen
      lead={text.lead}
      loaded={loaded}
      actions={
        <Button variant="secondary" size="sm" icon={PlusIcon} onClick={() => setInviting(true)}>
          {text.invite.open}
        </Button>
      }
    >
      <ProofProvider>
        <LoadedBody loaded={loaded}>
          {({ accounts }) => <AccountTable accounts={accounts} onAccounts={loaded.set} onFactorReset={loaded.reload} />}
        </LoadedBody>
        <InviteDialog open={inviting} onAccounts={loaded.set} onClose={() => setInviting(false)} />
      </ProofProvider>
    </Screen>
  )
}
