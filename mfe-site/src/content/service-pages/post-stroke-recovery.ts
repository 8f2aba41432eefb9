import { CalendarIcon, UsersIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/post-stroke-recovery.json'
import type { ServicePage } from '../service-page'

export const postStrokeRecovery: ServicePage = {
  path: '/post-stroke-recovery',
  choice: 'Post Stroke Recovery',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: UsersIcon, ...texts.facts[0] },
    { icon: CalendarIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
