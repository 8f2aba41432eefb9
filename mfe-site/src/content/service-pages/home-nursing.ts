import { ClockIcon, UserIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/home-nursing.json'
import type { ServicePage } from '../service-page'

export const homeNursing: ServicePage = {
  path: '/home-nursing-services',
  choice: 'Home Nursing services',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: UserIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
