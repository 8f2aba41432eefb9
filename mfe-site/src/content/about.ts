import type { IconDrawing } from '@homecare/ui/icon'
import { AlertIcon, ChatIcon, FileIcon, LockIcon, ShieldIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/about.json'
import type { FillableText } from '../parts/fill-text'
import type { ServicePart } from './service-page'

export const aboutMeta = texts.meta

export const aboutPage = texts.page

export const whoWeAre: ServicePart = texts.whoWeAre

export const nurses = texts.nurses

export const planning: ServicePart = texts.planning

export const safety: { heading: string; items: readonly { icon: IconDrawing; title: string; text: FillableText }[] } = {
  ...texts.safety,
  items: [
    { icon: ShieldIcon, ...texts.safety.items[0] },
    { icon: AlertIcon, ...texts.safety.items[1] },
    { icon: LockIcon, ...texts.safety.items[2] },
    { icon: ChatIcon, ...texts.safety.items[3] },
    { icon: FileIcon, ...texts.safety.items[4] },
  ],
}

export const limits = texts.limits
