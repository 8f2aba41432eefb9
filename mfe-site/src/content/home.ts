import type { IconDrawing } from '@homecare/ui/icon'
import { BandageIcon, ClockIcon, HandsIcon, HomeIcon, ShieldIcon, UserIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePath } from './services'

export const homeMeta = {
  title: 'Home nursing and home healthcare in Dubai',
  description:
    'Registered nurses, physiotherapists and doctors who come to your home in Dubai, for one visit or around the clock. Booking an appointment is free.',
  keywords:
    'home nursing Dubai, home healthcare Dubai, private nurse at home, elderly care Dubai, post operative care, palliative care at home, physiotherapy at home, blood test at home',
}

export const hero = {
  label: 'What we do',
  action: 'Book Appointment',
  tests: 'Blood tests',
  slides: [
    {
      heading: 'Good care has a place: your home',
      text: 'Registered nurses, therapists and doctors come to you, anywhere in Dubai. You keep your chair, your tea and your view of the tree.',
    },
    {
      heading: 'Home from hospital, and not alone',
      text: 'We read the discharge letter with you, change the dressings, look out for the signs your surgeon mentioned and keep a written record.',
    },
    {
      heading: 'Someone awake while you sleep',
      text: 'Night nurses and live-in care for the weeks when a family cannot do it all. Hours and price are agreed before the first visit.',
    },
  ],
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  position: (index: number, count: number) => `${index} of ${count}`,
}

export const assurances: readonly { icon: IconDrawing; text: string }[] = [
  { icon: ShieldIcon, text: 'Nurses licensed by the Dubai Health Authority' },
  { icon: ClockIcon, text: 'By the hour, overnight or around the clock' },
  { icon: WalletIcon, text: 'Booking is free; the price is agreed first' },
]

export const comprehensive: {
  heading: string
  lead: string
  cards: readonly { icon: IconDrawing; title: string; path: ServicePath; text: string }[]
} = {
  heading: 'Our Comprehensive Services',
  lead: 'Most families begin in one of these four ways, and move from one to another as needs change.',
  cards: [
    {
      icon: UserIcon,
      title: 'Private Nursing',
      path: '/home-nursing-services',
      text: 'One nurse, or a small team you know by name, looks after one person only. It suits long illnesses, complex medication and families who need their nights back.',
    },
    {
      icon: HomeIcon,
      title: 'Home Nursing',
      path: '/home-nursing-services',
      text: 'Visits of thirty minutes or more for injections, dressings, catheters, feeding tubes and any monitoring your doctor has asked for.',
    },
    {
      icon: BandageIcon,
      title: 'Post-Hospitalization',
      path: '/post-operative-care',
      text: 'The first days after discharge are when things slip. We check medicines against the discharge letter and the wound against the plan.',
    },
    {
      icon: HandsIcon,
      title: 'Palliative Care',
      path: '/palliative-care',
      text: 'We work with your doctor to ease pain, nausea and breathlessness at home, and we support the people at the bedside.',
    },
  ],
}

export const offer = {
  heading: 'What Services we offer',
  lead: 'Fifteen services from one team. Each page says what we do, who comes, and when you need something else.',
  more: 'Learn More',
  about: (title: string) => `about ${title}`,
  unsure: {
    title: 'Not sure which one?',
    text: 'Tell us what is difficult at the moment. A nurse will listen, ask a few questions and say what would help, or that nothing is needed yet.',
    action: 'Call us',
  },
}

interface Testimonial {
  headline: string
  quote: string
  by: string
  /** Where it was published; a review without a source is not shown. */
  source?: { name: string; url: string }
}

export const testimonials: Record<'heading' | 'label' | 'previous' | 'next' | 'source' | 'newTab', string> & {
  items: readonly Testimonial[]
} = {
  heading: 'What families tell us',
  label: 'Reviews',
  previous: 'Previous review',
  next: 'Next review',
  source: 'Published on',
  newTab: '(opens in a new tab)',
  items: [
    {
      headline: 'My mother kept her own mornings',
      quote:
        'We had been told that a care home was the only way. Instead a nurse came to the flat in Jumeirah every morning. She learned how my mother likes her coffee before she ever touched the dressing. Six weeks later the wound was closed, and we had not moved a single chair.',
      by: 'A daughter, Jumeirah',
      source: { name: 'Sample Reviews', url: 'https://reviews.example/home-care/1' },
    },
    {
      headline: 'They said what they would do, and then did it',
      quote:
        'After the stroke I was afraid of the bathroom. The therapist began right there, at my own door, with my own rail. Every visit ended with one thing to practise and a note for my wife. For home care in Dubai we had nothing to compare it with; now we would not do it another way.',
      by: 'A patient, Al Barsha',
      source: { name: 'Sample Reviews', url: 'https://reviews.example/home-care/2' },
    },
  ],
}

export const areas = {
  heading: 'Areas we serve',
  lead: 'Most of our visits are in these areas. If yours is not listed, please ask. We reach much of the rest of Dubai and tell you beforehand whether a transport fee applies.',
}
