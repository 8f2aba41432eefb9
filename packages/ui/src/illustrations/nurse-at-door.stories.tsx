import { State, States } from '../../gallery/states'
import { NurseAtDoor } from './nurse-at-door'

export default { title: 'Illustration' }

export const NurseAtTheDoor = () => (
  <States>
    <State name="Named for screen readers">
      <NurseAtDoor label="A nurse at the door" />
    </State>
  </States>
)
