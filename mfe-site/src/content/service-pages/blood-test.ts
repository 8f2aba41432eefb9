import { ClockIcon, TestTubeIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/blood-test.json'
import type { ServicePage } from '../service-page'

export const bloodTest: ServicePage = {
  path: '/blood-test',
  choice: 'Blood Test',
  title: texts.title,
  meta: texts.meta,
  action: { label: texts.action, href: '/bookbloodtest' },
  lead: texts.lead,
  facts: [
    { icon: TestTubeIcon, ...texts.facts[0] },
    { icon: ClockIcon, ...texts.facts[1] },
    { icon: WalletIcon, ...texts.facts[2] },
  ],
  parts: texts.parts,
  warning: texts.warning,
}
