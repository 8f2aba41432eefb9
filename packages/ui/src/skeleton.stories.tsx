import { State, States } from '../gallery/states'
import { Skeleton } from './skeleton'
import { Spinner } from './spinner'

export default { title: 'Loading' }

export const Loading = () => (
  <States>
    <State name="Lines of text">
      <div>
        <Skeleton />
      </div>
    </State>
    <State name="A block">
      <div>
        <Skeleton block />
      </div>
    </State>
    <State name="Spinner">
      <Spinner />
      <Spinner size={40} />
    </State>
    <State name="Spinner that says what is going on">
      <Spinner label="Loading the free times…" />
    </State>
  </States>
)
