import { LONG_TEXT, State, States } from '../gallery/states'
import { Breadcrumb } from './breadcrumb'

export default { title: 'Breadcrumb' }

export const Breadcrumbs = () => (
  <States>
    <State name="Three levels">
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Services', href: '/services' }, { label: 'Home nursing' }]}
      />
    </State>
    <State name="Long text">
      <Breadcrumb label="Long trail" items={[{ label: 'Home', href: '/' }, { label: LONG_TEXT }]} />
    </State>
    <State name="Arabic" arabic>
      <Breadcrumb label="مسار الصفحة" items={[{ label: 'الرئيسية', href: '/' }, { label: 'التمريض المنزلي' }]} />
    </State>
  </States>
)
