import type { IconDrawing } from '@homecare/ui/icon'
import { CalendarIcon, FileIcon, HeartIcon, PillIcon, StethoscopeIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/home-written.json'

// The texts of the sections in pages/home/written-sections.ts, which are not in the page's script.

export const howItWorks = texts.howItWorks

export const benefits: {
  heading: string
  lead: string
  items: readonly { icon: IconDrawing; title: string; text: string }[]
} = {
  ...texts.benefits,
  items: [
    { icon: PillIcon, ...texts.benefits.items[0] },
    { icon: FileIcon, ...texts.benefits.items[1] },
    { icon: StethoscopeIcon, ...texts.benefits.items[2] },
    { icon: CalendarIcon, ...texts.benefits.items[3] },
    { icon: HeartIcon, ...texts.benefits.items[4] },
  ],
}

export const privateNurse = texts.privateNurse

export const faqHeading = texts.faqHeading

export const brochureSection = texts.brochure
