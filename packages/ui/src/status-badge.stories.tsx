import { State, States } from '../gallery/states'
import { looks, StatusBadge, type Status } from './status-badge'

export default { title: 'Status badge' }

const isStatus = (name: string): name is Status => name in looks

export const StatusBadges = () => (
  <States>
    <State name="All">
      {Object.keys(looks)
        .filter(isStatus)
        .map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
    </State>
  </States>
)
