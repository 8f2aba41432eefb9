import type { IconDrawing } from '@homecare/ui/icon'
import { BandageIcon, ClockIcon, HandsIcon, HomeIcon, ShieldIcon, UserIcon, WalletIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/home.json'
import type { ServicePath } from './services'

export const homeMeta = texts.meta

export const hero = texts.hero

/** What screen readers call a carousel and a slide of it. */
export const carouselName = texts.carousel
export const slideName = texts.slide

export const assurances: readonly { icon: IconDrawing; text: string }[] = [
  { icon: ShieldIcon, text: texts.assurances[0] },
  { icon: ClockIcon, text: texts.assurances[1] },
  { icon: WalletIcon, text: texts.assurances[2] },
]

export const comprehensive: {
  heading: string
  lead: string
  cards: readonly { icon: IconDrawing; title: string; path: ServicePath; text: string }[]
} = {
  ...texts.comprehensive,
  cards: [
    { icon: UserIcon, path: '/home-nursing-services', ...texts.comprehensive.cards[0] },
    { icon: HomeIcon, path: '/home-nursing-services', ...texts.comprehensive.cards[1] },
    { icon: BandageIcon, path: '/post-operative-care', ...texts.comprehensive.cards[2] },
    { icon: HandsIcon, path: '/palliative-care', ...texts.comprehensive.cards[3] },
  ],
}

export const offer = texts.offer

interface Testimonial {
  headline: string
  quote: string
  by: string
  /** Where it was published; a review without a source is not shown. */
  source?: { name: string; url: string }
}

export const testimonials: Omit<typeof texts.testimonials, 'items'> & { items: readonly Testimonial[] } = {
  ...texts.testimonials,
  items: [
    {
      ...texts.testimonials.items[0],
      source: { name: 'Sample Reviews', url: 'https://reviews.example/home-care/1' },
    },
    {
      ...texts.testimonials.items[1],
      source: { name: 'Sample Reviews', url: 'https://reviews.example/home-care/2' },
    },
  ],
}

export const areas = texts.areas
