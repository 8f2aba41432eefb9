import { BrainIcon, PillIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/parkinson-care.json'
import type { ServicePage } from '../service-page'

export const parkinsonCare: ServicePage = {
  path: '/parkinson-care',
  choice: 'Parkinson Care',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: BrainIcon, ...texts.facts[0] },
    { icon: PillIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
