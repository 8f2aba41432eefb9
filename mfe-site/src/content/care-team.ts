import type { IconDrawing } from '@homecare/ui/icon'
import { ActivityIcon, HandsIcon, StethoscopeIcon, UserIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/care-team.json'

export const careRoles: readonly { icon: IconDrawing; title: string; qualifications: string; does: string }[] = [
  { icon: StethoscopeIcon, ...texts.roles[0] },
  { icon: HandsIcon, ...texts.roles[1] },
  { icon: ActivityIcon, ...texts.roles[2] },
  { icon: UserIcon, ...texts.roles[3] },
]
