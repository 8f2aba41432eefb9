import { HomeIcon, PlaneIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/medical-tourism.json'
import type { ServicePage } from '../service-page'

export const medicalTourism: ServicePage = {
  path: '/medical-tourism',
  choice: 'Medical Tourism',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: PlaneIcon, ...texts.facts[0] },
    { icon: HomeIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
