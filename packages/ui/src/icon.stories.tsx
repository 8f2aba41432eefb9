import { State, States } from '../gallery/states'
import { Icon } from './icon'
import * as icons from './icons'

export default { title: 'Icon' }

export const Icons = () => (
  <States>
    <State name="All">
      {Object.entries(icons).map(([name, icon]) => (
        <Icon key={name} icon={icon} />
      ))}
    </State>
    <State name="Sizes">
      <Icon icon={icons.CalendarIcon} size={16} />
      <Icon icon={icons.CalendarIcon} />
      <Icon icon={icons.CalendarIcon} size={40} />
    </State>
    <State name="Named for screen readers">
      <Icon icon={icons.WarningIcon} label="Needs action" />
    </State>
    <State name="Arrows of an Arabic page" arabic>
      <Icon icon={icons.ArrowRightIcon} />
      <Icon icon={icons.ChevronLeftIcon} />
    </State>
  </States>
)
