import { BabyIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/pediatric-palliative.json'
import type { ServicePage } from '../service-page'

export const pediatricPalliative: ServicePage = {
  path: '/pediatric-palliative',
  choice: 'Pediatric Palliative',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: BabyIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
