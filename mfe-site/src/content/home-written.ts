import type { IconDrawing } from '@homecare/ui/icon'
import { CalendarIcon, FileIcon, HeartIcon, PillIcon, StethoscopeIcon } from '@homecare/ui/icons'

// The texts of the sections in pages/home/written-sections.ts, which are not in the page's script.

export const howItWorks = {
  heading: 'How it works',
  lead: 'From your first call to our first visit. Nothing is charged until you have agreed to a plan and a price.',
  steps: [
    {
      title: 'You tell us',
      text: 'By phone, by chat or on the form, tell us what is difficult, how long it has been so and what the doctor has ordered. Booking is free.',
    },
    {
      title: 'A nurse calls back',
      text: 'A nurse rings you during opening hours and asks what we need to know. If a clinic or an ambulance would be better, we say so straight away.',
    },
    {
      title: 'You agree to a plan',
      text: 'We put in writing who comes, when, what they do and what it costs. For longer care, we see the home before we make the plan.',
    },
    {
      title: 'Care begins at your door',
      text: 'The nurse shows a licence, checks the medicines and records every visit in a file that stays with you.',
    },
  ],
}

export const benefits: {
  heading: string
  lead: string
  items: readonly { icon: IconDrawing; title: string; text: string }[]
} = {
  heading: 'Key Benefits',
  lead: 'What changes at home when care comes to you.',
  items: [
    {
      icon: PillIcon,
      title: 'Medication and feeding support',
      text: 'The right dose at the right time, on a chart that everyone can read, and help with meals, swallowing and feeding tubes.',
    },
    {
      icon: FileIcon,
      title: 'Personalized care plans',
      text: 'Your plan is written after an assessment at home, agreed with you and your doctor, and revised as your needs change.',
    },
    {
      icon: StethoscopeIcon,
      title: 'Specialist nurses',
      text: 'Nurses with experience in wounds, intensive care, dementia, children or end of life: chosen by what you need, not by who is free.',
    },
    {
      icon: CalendarIcon,
      title: 'Appointment accompaniment',
      text: 'Someone who knows your case goes with you to the clinic, asks the questions and brings the answers home.',
    },
    {
      icon: HeartIcon,
      title: 'Emotional support',
      text: 'Illness can be lonely. Time to talk is part of every visit, for patients and for the people who care for them.',
    },
  ],
}

export const privateNurse = {
  heading: 'Why choose a private nurse',
  text: 'With 1-to-1 private nursing care, your nurse looks after one person: you, or the one you love. There is time to notice a change of colour or appetite, to wait until a tablet has been swallowed, and to explain what comes next. Routines follow your day rather than a ward’s, and what we learn about you stays with the people who come back tomorrow.',
  points: [
    {
      title: 'Individualised care from a dedicated nurse or team',
      text: 'Choose a short visit, live-in, overnight or 24-hour care. You meet the nurse first, and you may ask for a different one.',
    },
    {
      title: 'Nursing visits (subject to location)',
      text: 'We visit for assessments, dressing changes, injections, infusions and wound care, as ordered by your doctor, and report back.',
    },
  ],
}

export const faqHeading = {
  heading: 'Questions, answered plainly',
  lead: 'If yours is not here, please ask. You will speak to a nurse, not a machine.',
}
