import { BrainIcon, PillIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const parkinsonCare: ServicePage = {
  path: '/parkinson-care',
  choice: 'Parkinson Care',
  title: 'Parkinson Care',
  meta: {
    title: 'Parkinson care at home in Dubai',
    description:
      'Parkinson care at home in Dubai: tablets to the minute, safer walking, help with freezing, swallowing, sleep and blood pressure, and notes your neurologist can use.',
    keywords:
      'Parkinson care Dubai, Parkinson nurse at home, Parkinson home care, levodopa timing, fall prevention Parkinson, carer for Parkinson',
  },
  lead: 'Parkinson’s disease keeps its own clock. Care that respects it, with tablets on the minute and tasks in the good hours, leaves more of the day to you.',
  facts: [
    { icon: BrainIcon, label: 'Who comes', value: 'A nurse or a trained carer; a physiotherapist if wanted' },
    { icon: PillIcon, label: 'What matters most', value: 'Every dose at its own time' },
    { icon: WalletIcon, label: 'What it costs', value: 'Nursing usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'More than a tremor',
      text: [
        'Trembling is what others see. What people live with is slowness, stiffness, small handwriting, a soft voice, feet that stick to the floor, bad nights, constipation, dizziness on standing, and the worry of being watched. It differs between two people, and between ten o’clock and noon.',
        'We come at every stage: for an hour each morning when buttons have become difficult, for a husband who can no longer lift, and for the late years when swallowing and memory need care as well.',
      ],
    },
    {
      heading: 'The medicines, to the minute',
      text: [
        'A late dose of levodopa can mean an hour of not moving. Our nurses set up the day around the prescription: alarms, boxes, a spare dose in the bag, and a chart of “on” and “off” times that your neurologist can read at a glance. If protein seems to blunt a dose, we note it, and ask whether tablets should be taken half an hour before the meal.',
        'We never stop or change these medicines; stopping suddenly can be dangerous. We also keep a warning in the folder: some drugs for nausea and agitation, such as metoclopramide and haloperidol, can make Parkinson’s worse. Any doctor who prescribes should know that.',
      ],
    },
    {
      heading: 'What a visit looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'How is it now',
            text: 'On, off or in between? What we do next depends on the answer. Nothing difficult is attempted in an off hour.',
          },
          {
            title: 'Checks',
            text: 'Blood pressure lying and standing, weight, bowels, skin, last night’s sleep, new shadows or voices, falls and near-falls.',
          },
          {
            title: 'Washing and dressing',
            text: 'You do what you can, at your pace. We steady, open, fasten, and wait.',
          },
          {
            title: 'Walking practice',
            text: 'Big steps, a beat to walk to, lines on the floor, turning in a wide curve. Exercises from the physiotherapist are repeated.',
          },
          {
            title: 'Food and drink',
            text: 'Upright, unhurried, the right thickness, one thing at a time. Cough, wet voice and weight loss are reported.',
          },
          {
            title: 'The note',
            text: 'Times of doses, of movement, of anything unusual. After a month the pattern is visible.',
          },
        ],
      },
    },
    {
      heading: 'Falls and freezing',
      text: [
        'Most falls happen when turning, standing up, or doing two things at once. We walk through your rooms, take away what trips, mark the doorway where the feet freeze, raise the chair, and put a rail where the hand looks for it. When the feet stick we do not pull: we stop, shift weight, count, and step over a line.',
        'Dizziness on standing is treated with time and fluids first, and reported, for the doctor may need to look at the medicines.',
      ],
    },
    {
      heading: 'Nights, mood and the people around',
      text: [
        'Turning in bed, cramps, vivid dreams and trips to the bathroom make long nights. Smooth sheets, a rail, a light that goes on by itself and a late dose, if one is prescribed, help. Low spirits, sudden gambling or spending, and hallucinations can belong to the illness or to its treatment. We ask about them without embarrassment and tell the neurologist, with consent.',
        'And we ask the person who cares, usually a spouse, how they are. Two free afternoons a week can be part of the plan like any treatment.',
      ],
    },
    {
      heading: 'What we do not do, and what it costs',
      text: [
        'We do not adjust pumps or stimulators beyond what the specialist has shown us in writing, and we do not promise to slow the disease. Exercise, good timing and safety make a difference to the days; that is what we can offer.',
        'Nursing is usually AED 150-250 an hour and from AED 600 to over 2,500 for a full day; monthly packages start from AED 15,000. For carers and physiotherapy we tell you the price before you book.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'He is fine when the doctor sees him.',
            text: 'That is common: an appointment is a performance. The chart of ordinary days is what helps the neurologist to decide.',
          },
          {
            title: 'What if he has to go to hospital?',
            text: 'Take the list with exact times, and the tablets themselves. Say at once that doses must not be delayed. We write the page for you to hand over.',
          },
          {
            title: 'Should he fast in Ramadan?',
            text: 'Long gaps between doses can be harmful. Please decide with the neurologist beforehand; we then follow the plan.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'When to call 998',
    text: 'Choking that does not clear, trouble breathing, a head injury or a hip that cannot bear weight after a fall, high fever with rigid muscles and confusion, or someone who cannot be woken: call an ambulance on 998. Missed doses with sudden rigidity need hospital care the same day.',
  },
}
