import { FileIcon, SyringeIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/injection-services.json'
import type { ServicePage } from '../service-page'

export const injectionServices: ServicePage = {
  path: '/injection-services',
  choice: 'Injection Services',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: SyringeIcon, ...texts.facts[0] },
    { icon: FileIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
