import { State, States } from '../gallery/states'
import { Logo } from './logo'
import { LogoMark } from './logo-mark'

export default { title: 'Logo' }

export const Logos = () => (
  <States>
    <State name="With the name">
      <Logo name="Check Home Care" />
    </State>
    <State name="The mark alone">
      <Logo name="Check Home Care" compact />
    </State>
    <State name="Sizes of the mark">
      <LogoMark size={16} />
      <LogoMark size={40} />
    </State>
    <State name="A long name">
      <Logo name="International Home Healthcare and Rehabilitation Center" />
    </State>
  </States>
)
