import type { IconDrawing } from '@homecare/ui/icon'
import {
  BandageIcon,
  CalendarIcon,
  ClockIcon,
  FileIcon,
  HandsIcon,
  HeartIcon,
  HomeIcon,
  PillIcon,
  ShieldIcon,
  StethoscopeIcon,
  UserIcon,
  WalletIcon,
} from '@homecare/ui/icons'

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
  slides: [
    {
      heading: 'Good care has a place: your home',
      text: 'Registered nurses, therapists and doctors come to you, anywhere in Dubai. You keep your chair, your tea and your view of the tree.',
    },
    {
      heading: 'Home from hospital, and not alone',
      text: 'We read the discharge letter with you, change the dressing, watch for what the surgeon asked us to watch for, and write it down.',
    },
    {
      heading: 'Someone awake while you sleep',
      text: 'Night nurses and live-in care for weeks when a family cannot do it all. You agree hours and price before the first visit.',
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
  cards: readonly { icon: IconDrawing; title: string; text: string }[]
} = {
  heading: 'Our Comprehensive Services',
  lead: 'Four ways in which families most often start. They can follow one another as needs change, with the same records and, where we can, the same nurse.',
  cards: [
    {
      icon: UserIcon,
      title: 'Private Nursing',
      text: 'One nurse, or a small team you know by name, for one person only. For long illness, complex medicines or a family that needs its nights back.',
    },
    {
      icon: HomeIcon,
      title: 'Home Nursing',
      text: 'Visits from thirty minutes upward for injections, dressings, catheters, feeding tubes and the monitoring your doctor has asked for.',
    },
    {
      icon: BandageIcon,
      title: 'Post-Hospitalization',
      text: 'The first days after discharge are when things slip. We check medicines against the discharge letter and the wound against the plan.',
    },
    {
      icon: HandsIcon,
      title: 'Palliative Care',
      text: 'Pain, nausea and breathlessness eased at home, together with your treating doctor, and support for the people who sit beside the bed.',
    },
  ],
}

export const offer = {
  heading: 'What Services we offer',
  lead: 'Fifteen services, one team behind them. Each page says what is done, by whom, and what it is not for.',
  more: 'Learn More',
  about: (title: string) => `about ${title}`,
  unsure: {
    title: 'Not sure which one?',
    text: 'Tell us what is hard at the moment. A nurse listens, asks a few questions and says what would help, or that nothing is needed yet.',
    action: 'Call us',
  },
}

export const benefits: {
  heading: string
  lead: string
  items: readonly { icon: IconDrawing; title: string; text: string }[]
} = {
  heading: 'Key Benefits',
  lead: 'What changes in a household when care comes to it.',
  items: [
    {
      icon: PillIcon,
      title: 'Medication and feeding support',
      text: 'The right dose at the right hour, with a chart that everyone can read. Help with meals, swallowing and feeding tubes.',
    },
    {
      icon: FileIcon,
      title: 'Personalized care plans',
      text: 'Written after an assessment at home, agreed with you and your doctor, and changed when you change.',
    },
    {
      icon: StethoscopeIcon,
      title: 'Specialist nurses',
      text: 'Nurses with experience in wounds, intensive care, dementia, children or end of life: matched to the need, not to the rota.',
    },
    {
      icon: CalendarIcon,
      title: 'Appointment accompaniment',
      text: 'Someone who knows the case goes along to the clinic, asks the questions and brings the answers home.',
    },
    {
      icon: HeartIcon,
      title: 'Emotional support',
      text: 'Illness is lonely work. Time to talk is part of the visit, for patients and for the people who care for them.',
    },
  ],
}

export const privateNurse = {
  heading: 'Why choose a private nurse',
  text: 'With 1-to-1 private nursing care, your nurse looks after one person: you, or the one you love. There is time to notice a change of colour or appetite, to wait until a tablet is really swallowed, and to explain what comes next. Routines bend around your day rather than around a ward’s, and what is learned about you stays with the people who come back tomorrow.',
  points: [
    {
      title: 'Individualised care from a dedicated nurse or team',
      text: 'As a short visit, live-in, overnight or 24-hour care. You meet the nurse first, and you may ask for a change.',
    },
    {
      title: 'Nursing visits (subject to location)',
      text: 'For assessments, dressing changes, injections, infusions and wound care, ordered by your doctor and reported back.',
    },
  ],
}

export const testimonials = {
  heading: 'What families tell us',
  label: 'Reviews',
  previous: 'Previous review',
  next: 'Next review',
  items: [
    {
      headline: 'My mother kept her own mornings',
      quote:
        'We had been told that a care home was the only way. Instead a nurse came to the flat in Jumeirah every morning. She learned how my mother likes her coffee before she ever touched the dressing. Six weeks later the wound was closed, and we had not moved a single chair.',
      by: 'A daughter, Jumeirah',
    },
    {
      headline: 'They said what they would do, and then did it',
      quote:
        'After the stroke I was afraid of the bathroom. The therapist began right there, at my own door, with my own rail. Every visit ended with one thing to practise and a note for my wife. For home care in Dubai we had nothing to compare it with; now we would not do it another way.',
      by: 'A patient, Al Barsha',
    },
  ],
}

export const faqHeading = {
  heading: 'Questions, answered plainly',
  lead: 'If yours is not here, ask us. You will talk to a nurse, not to a machine.',
}

export const howItWorks = {
  heading: 'How it works',
  lead: 'From the first call to the first visit. Nothing is charged until you have said yes to a plan and a price.',
  steps: [
    {
      title: 'You tell us',
      text: 'By phone, by chat or with the form: what is hard, since when, and what the doctor has ordered. Booking is free.',
    },
    {
      title: 'A nurse calls back',
      text: 'During opening hours, and asks what we need to know. If a clinic or an ambulance is the better answer, you hear that first.',
    },
    {
      title: 'You agree to a plan',
      text: 'Who comes, when, what is done and what it costs, in writing. For longer care we look at the home before the plan is made.',
    },
    {
      title: 'Care begins at your door',
      text: 'The nurse shows a licence, checks the medicines and writes down every visit in a record that stays with you.',
    },
  ],
}

export const areas = {
  heading: 'Where we come',
  lead: 'Most visits are in these areas. If yours is not among them, ask: much of the rest of Dubai can be reached, and we tell you first whether a transport fee applies.',
}
