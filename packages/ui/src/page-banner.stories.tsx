import { LONG_TEXT } from '../gallery/states'
import { Breadcrumb } from './breadcrumb'
import { Button } from './button'
import { NurseAtDoor } from './illustrations/nurse-at-door'
import { PageBanner } from './page-banner'

export default { title: 'Page banner' }

export const TitleOnly = () => <PageBanner title="Payment" />

export const Everything = () => (
  <PageBanner
    title="Home nursing in Dubai"
    lead={LONG_TEXT}
    above={<Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Home nursing' }]} />}
    illustration={<NurseAtDoor />}
  >
    <Button>Book an appointment</Button>
  </PageBanner>
)
