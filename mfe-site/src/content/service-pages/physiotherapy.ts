import { ActivityIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/physiotherapy.json'
import type { ServicePage } from '../service-page'

export const physiotherapy: ServicePage = {
  path: '/physiotherapy-services',
  choice: 'Physiotherapy Services',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: ActivityIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
