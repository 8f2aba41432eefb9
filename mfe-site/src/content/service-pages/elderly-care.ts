import { ClockIcon, UsersIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/elderly-care.json'
import type { ServicePage } from '../service-page'

export const elderlyCare: ServicePage = {
  path: '/elderly-care',
  choice: 'Elderly Care',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: UsersIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
