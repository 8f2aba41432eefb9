import { LONG_TEXT, State, States } from '../gallery/states'
import { Button } from './button'
import { EmptyState } from './empty-state'
import { NurseAtDoor } from './illustrations/nurse-at-door'

export default { title: 'Empty state' }

export const EmptyStates = () => (
  <States>
    <State name="Title only">
      <EmptyState title="No bookings yet" />
    </State>
    <State name="Everything">
      <EmptyState
        title="No test matches “zzz”"
        illustration={<NurseAtDoor />}
        action={<Button variant="secondary">Show all tests</Button>}
      >
        <p>It may be offered under another name.</p>
      </EmptyState>
    </State>
    <State name="Long text">
      <EmptyState title={LONG_TEXT}>
        <p>{LONG_TEXT}</p>
      </EmptyState>
    </State>
  </States>
)
