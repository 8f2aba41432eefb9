import { ClockIcon, SparklesIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/hydrafacial.json'
import type { ServicePage } from '../service-page'

export const hydrafacial: ServicePage = {
  path: '/hydrafacial-services',
  choice: 'Hydrafacial Services',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: SparklesIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
