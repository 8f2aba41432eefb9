import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { EmptyState } from '@homecare/ui/empty-state'
import { PlusIcon } from '@homecare/ui/icons'
import { usePolledQuery } from '../../api/use-polled-query'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { usePermission } from '../../api/use-permission'
import { DaysOffDrawer } from './days-off-drawer'
import { LeaveDialog } from './leave-dialog'
import { nurseMessages } from './messages'
import { NurseDrawer } from './nurse-drawer'
import type { NurseAction } from './nurse'
import { NurseTable } from './nurse-table'

const text = nurseMessages

/** The nurses with their hours, days off and upcoming visits. */
export function NursesScreen() {
  const loaded = usePolledQuery(['nurses'], (api, options) => api.get('/api/nurses', options))
  const [action, setAction] = useState<NurseAction | null>(null)
  const today = useClientToday()
  const close = () => setAction(null)
  const { nurses = [], areasServed = [] } = loaded.data ?? {}
  const nurse = (kind: NurseAction['kind']) =>
    (action && 'id' in action && action.kind === kind && nurses.find(({ id }) => id === action.id)) || null
  const manages = usePermission('manage-nurses')
  const add = manages && (
    <Button variant="secondary" size="sm" icon={PlusIcon} onClick={() => setAction({ kind: 'add' })}>
      {text.add}
    </Button>
  )

  return (
    <Screen lead={text.lead} loaded={loaded} actions={loaded.data && nurses.length > 0 && add}>
      <LoadedBody loaded={loaded}>
        {(data) =>
          data.nurses.length === 0 ? (
            <EmptyState title={text.emptyTitle} action={add}>
              {text.empty} <Link to="/admin/slots">{text.slots}</Link>
            </EmptyState>
          ) : (
            <NurseTable nurses={data.nurses} today={today} onNurses={loaded.set} onAction={setAction} />
          )
        }
      </LoadedBody>
      <NurseDrawer
        open={action?.kind === 'add' || nurse('edit') !== null}
        nurse={nurse('edit')}
        areasServed={areasServed}
        onNurses={loaded.set}
        onClose={close}
      />
      <DaysOffDrawer nurse={nurse('daysOff')} today={today} onNurses={loaded.set} onClose={close} />
      <LeaveDialog nurse={nurse('leave')} today={today} onNurses={loaded.set} onClose={close} />
    </Screen>
  )
}
