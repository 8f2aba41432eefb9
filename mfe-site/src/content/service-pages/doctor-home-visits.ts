import { ClockIcon, StethoscopeIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/doctor-home-visits.json'
import type { ServicePage } from '../service-page'

export const doctorHomeVisits: ServicePage = {
  path: '/doctor-home-visits',
  choice: 'Doctor Home Visits',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: StethoscopeIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
