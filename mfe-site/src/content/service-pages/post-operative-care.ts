import { BandageIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/post-operative-care.json'
import type { ServicePage } from '../service-page'

export const postOperativeCare: ServicePage = {
  path: '/post-operative-care',
  choice: 'Post Operative Care',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: BandageIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
