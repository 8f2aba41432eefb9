import type { IconName } from '@homecare/ui/icon'
import { messages } from '../messages'

/** The side bar's entries, in order. */
export const NAVIGATION: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/admin/services', label: messages.frame.services, icon: 'stethoscope' },
  { to: '/admin/bloodtests', label: messages.frame.bloodTests, icon: 'test-tube' },
]
