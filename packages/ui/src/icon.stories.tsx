import { State, States } from '../gallery/states'
import { Icon, icons, type IconName } from './icon'

export default { title: 'Icon' }

const isIcon = (name: string): name is IconName => name in icons

export const Icons = () => (
  <States>
    <State name="All">
      {Object.keys(icons)
        .filter(isIcon)
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </State>
    <State name="Sizes">
      <Icon name="calendar" size={16} />
      <Icon name="calendar" />
      <Icon name="calendar" size={40} />
    </State>
    <State name="Named for screen readers">
      <Icon name="warning" label="Needs action" />
    </State>
    <State name="Arrows of an Arabic page" arabic>
      <Icon name="arrow-right" />
      <Icon name="chevron-left" />
    </State>
  </States>
)
