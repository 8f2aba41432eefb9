import { LONG_TEXT, State, States } from '../gallery/states'
import { Stepper } from './stepper'

export default { title: 'Stepper' }

const steps = ['Tests', 'Date and time', 'Patient', 'Confirm'].map((label) => ({ label, href: `/${label}` }))
const long = [{ label: 'Tests', href: '/tests' }, { label: LONG_TEXT.slice(0, 30) }, { label: 'Confirm' }]
const arabic = [{ label: 'التحاليل', href: '/tests' }, { label: 'الموعد' }, { label: 'التأكيد' }]

export const Steppers = () => (
  <States>
    <State name="First step">
      <Stepper label="First" steps={steps} current={0} />
    </State>
    <State name="Two steps done">
      <Stepper label="Third" steps={steps} current={2} />
    </State>
    <State name="Last step">
      <Stepper label="Last" steps={steps} current={3} />
    </State>
    <State name="Long text">
      <Stepper label="Long" steps={long} current={1} />
    </State>
    <State name="Arabic" arabic>
      <Stepper label="الخطوات" steps={arabic} current={1} />
    </State>
  </States>
)
