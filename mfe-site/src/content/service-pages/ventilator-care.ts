import { MoonIcon, WalletIcon, WindIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/ventilator-care.json'
import type { ServicePage } from '../service-page'

export const ventilatorCare: ServicePage = {
  path: '/ventilator-care',
  choice: 'Ventilator Care',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: WindIcon, ...texts.facts[0] },
    { icon: MoonIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
