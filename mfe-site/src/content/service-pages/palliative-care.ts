import { HeartIcon, PhoneIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/palliative-care.json'
import type { ServicePage } from '../service-page'

export const palliativeCare: ServicePage = {
  path: '/palliative-care',
  choice: 'Palliative Care',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  facts: [
    { icon: HeartIcon, ...texts.facts[0] },
    { icon: PhoneIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
