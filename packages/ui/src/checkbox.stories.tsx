import { LONG_TEXT, State, States } from '../gallery/states'
import { Checkbox } from './checkbox'

export default { title: 'Checkbox' }

export const Checkboxes = () => (
  <States>
    <State name="Not chosen, chosen">
      <Checkbox label="Vitamin D" />
      <Checkbox label="Lipid Profile" defaultChecked />
    </State>
    <State name="With a second line">
      <Checkbox label="Glucose, Fasting" detail="Fast for 8 hours" />
    </State>
    <State name="Wrong">
      <Checkbox label="I agree to the terms" aria-invalid />
    </State>
    <State name="Disabled">
      <Checkbox label="Vitamin D" disabled />
      <Checkbox label="Lipid Profile" disabled defaultChecked />
    </State>
    <State name="Long text">
      <Checkbox label={LONG_TEXT} detail={LONG_TEXT} />
    </State>
    <State name="Arabic" arabic>
      <Checkbox label="فيتامين د" detail="لا حاجة إلى الصيام" defaultChecked />
    </State>
  </States>
)
