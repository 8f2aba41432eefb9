import { AccessibilityIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/paralytic-care.json'
import type { ServicePage } from '../service-page'

export const paralyticCare: ServicePage = {
  path: '/paralytic-care',
  choice: 'Paralytic Care',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: AccessibilityIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
