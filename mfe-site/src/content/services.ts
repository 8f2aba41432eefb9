import type { SERVICES } from '@homecare/domain/service-choices'

export type ServicePath = (typeof SERVICES)[number]['path']

export interface ServiceCard {
  path: ServicePath
  title: string
  teaser: string
}

/** The 15 services as the home page and "Other Services" list them, in the order of the specification. */
export const services: readonly ServiceCard[] = [
  {
    path: '/home-nursing-services',
    title: 'Home Nursing Services',
    teaser: 'A registered nurse at home for an hour, a night or every day: medication, wounds, feeding, monitoring.',
  },
  {
    path: '/post-operative-care',
    title: 'Post Operative Care',
    teaser: 'Dressings, drains, pain and first steps looked after once the hospital has let you go home.',
  },
  {
    path: '/ventilator-care',
    title: 'Ventilator Care',
    teaser: 'Critical-care nurses for people who breathe with a machine: settings, suction, alarms, emergencies.',
  },
  {
    path: '/palliative-care',
    title: 'Palliative Care',
    teaser: 'Relief from pain and breathlessness, and time for what matters, alongside treatment or after it.',
  },
  {
    path: '/elderly-care',
    title: 'Elderly Care',
    teaser: 'Help with washing, meals, medicines and walking, from the same few faces every week.',
  },
  {
    path: '/pediatric-palliative',
    title: 'Pediatric Palliative',
    teaser: 'Comfort for a seriously ill child in their own room, and someone steady for the parents.',
  },
  {
    path: '/paralytic-care',
    title: 'Paralytic Care',
    teaser: 'Turning, transfers, skin and bladder care, done safely by people trained for it.',
  },
  {
    path: '/parkinson-care',
    title: 'Parkinson Care',
    teaser: 'Medicines on time to the minute, safer walking, and meals that work on days when hands do not.',
  },
  {
    path: '/physiotherapy-services',
    title: 'Physiotherapy Services',
    teaser: 'A licensed physiotherapist in your living room, with a plan you can follow between visits.',
  },
  {
    path: '/doctor-home-visits',
    title: 'Doctor Home Visits',
    teaser: 'A general practitioner examines, prescribes and refers at home when the clinic is too far today.',
  },
  {
    path: '/medical-tourism',
    title: 'Medical Tourism',
    teaser: 'From the airport to a prepared room: nursing and follow-up for patients treated in Dubai.',
  },
  {
    path: '/injection-services',
    title: 'Injection Services',
    teaser: 'Prescribed injections, infusions and vitamins given at home, with all the checks that make them safe.',
  },
  {
    path: '/blood-test',
    title: 'Blood Test',
    teaser: 'A licensed nurse takes the sample where you are, and you open the report online.',
  },
  {
    path: '/hydrafacial-services',
    title: 'Hydrafacial Services',
    teaser: 'A cleansing and hydrating facial at home, after a check that it suits your skin.',
  },
  {
    path: '/post-stroke-recovery',
    title: 'Post Stroke Recovery',
    teaser: 'Walking, speech and daily tasks practised in the rooms where you will use them.',
  },
]
