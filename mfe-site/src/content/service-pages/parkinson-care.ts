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
  lead: 'Parkinson’s disease keeps its own clock. Care that respects it, with tablets at the right minute and tasks in the good hours, leaves you more of the day.',
  facts: [
    { icon: BrainIcon, label: 'Who comes', value: 'A nurse or a trained carer, and a physiotherapist if you wish' },
    { icon: PillIcon, label: 'What matters most', value: 'Every dose at the right time' },
    { icon: WalletIcon, label: 'What it costs', value: 'Nursing usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'More than a tremor',
      text: [
        'The tremor is what others see. What people live with is slowness, stiffness, small handwriting, a soft voice, feet that seem stuck to the floor, bad nights, constipation, dizziness on standing and the feeling of being watched. It differs from person to person, and between ten o’clock and noon.',
        'We come at every stage: for an hour each morning when buttons have become difficult, when a husband can no longer lift his wife, and in the later years when swallowing and memory need care as well.',
      ],
    },
    {
      heading: 'The medicines, to the minute',
      text: [
        'A late dose of levodopa can mean an hour without moving. Our nurses plan the day around the prescription, with alarms, pill boxes, a spare dose to take along, and a chart of “on” and “off” times that your neurologist can read at a glance. If protein seems to weaken a dose, we note it and ask your doctor whether to take the tablets half an hour before meals.',
        'We never stop or change these medicines; stopping suddenly can be dangerous. We also keep a warning in the folder for any doctor who prescribes: some drugs for nausea and agitation, such as metoclopramide and haloperidol, can make Parkinson’s worse.',
      ],
    },
    {
      heading: 'What a visit looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'How are you now?',
            text: 'Whether you are on, off or in between decides what we do next. We attempt nothing difficult during an off period.',
          },
          {
            title: 'Checks',
            text: 'We check blood pressure lying and standing, weight and skin, and ask about bowels, sleep, hallucinations, falls and near-falls.',
          },
          {
            title: 'Washing and dressing',
            text: 'You do what you can, at your own pace. We steady you, help with buttons and wait.',
          },
          {
            title: 'Walking practice',
            text: 'We practise big steps, walking to a beat, stepping over lines and turning in a wide curve, and repeat the physiotherapist’s exercises.',
          },
          {
            title: 'Food and drink',
            text: 'You eat upright and unhurried, one thing at a time, with drinks of the right thickness. We report coughing, a wet-sounding voice and weight loss.',
          },
          {
            title: 'The note',
            text: 'We write down when doses were taken, how you moved and anything unusual. After a month, a pattern emerges.',
          },
        ],
      },
    },
    {
      heading: 'Falls and freezing',
      text: [
        'Most falls happen when turning, standing up, or doing two things at once. We walk through your rooms, remove whatever you could trip over, mark the doorway where your feet freeze, raise the chair, and suggest a rail where your hand looks for one. When your feet freeze we do not pull: we stop, shift your weight, count, and step over a line.',
        'For dizziness on standing, we start with fluids and slower movements, and report it, because the doctor may need to adjust the medicines.',
      ],
    },
    {
      heading: 'Nights, mood and family',
      text: [
        'Turning in bed, cramps, vivid dreams and trips to the bathroom make long nights. Smooth sheets, a rail, an automatic light and, if prescribed, a late dose all help. Low mood, sudden gambling or spending, and hallucinations can come from the illness or its treatment. We ask about them openly and, with your consent, tell the neurologist.',
        'We also ask the person who cares for you, usually a husband or wife, how they are. Two free afternoons a week for them can be part of the plan, like any treatment.',
      ],
    },
    {
      heading: 'What we do not do, and what it costs',
      text: [
        'We do not adjust pumps or stimulators beyond what the specialist has shown us in writing, and we do not promise to slow the disease. What we can offer is exercise, good timing and safety, and they make the days better.',
        'Nursing is usually AED 150-250 an hour and from AED 600 to over 2,500 for a full day; monthly packages start from AED 15,000. For carers and physiotherapy we tell you the price before you book.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Why is he always fine when the doctor sees him?',
            text: 'That is common: people rally for an appointment. A chart of ordinary days is what helps the neurologist to decide.',
          },
          {
            title: 'What if he has to go to hospital?',
            text: 'Take the list with the exact times, and the tablets themselves. Tell the staff straight away that doses must not be delayed. We prepare a page for you to hand over.',
          },
          {
            title: 'Should he fast in Ramadan?',
            text: 'Long gaps between doses can be harmful. Please decide with the neurologist beforehand, and we will follow the plan.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'When to call 998',
    text: 'For choking that does not clear, trouble breathing, a head injury or a hip that cannot bear weight after a fall, a high fever with rigid muscles and confusion, or someone who cannot be woken, call an ambulance on 998. Sudden rigidity after missed doses needs hospital care the same day.',
  },
}
