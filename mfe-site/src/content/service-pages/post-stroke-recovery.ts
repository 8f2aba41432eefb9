import { CalendarIcon, UsersIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const postStrokeRecovery: ServicePage = {
  path: '/post-stroke-recovery',
  choice: 'Post Stroke Recovery',
  title: 'Post Stroke Recovery',
  meta: {
    title: 'Stroke recovery at home in Dubai',
    description:
      'Stroke rehabilitation and nursing at home in Dubai: walking, arm and hand, speech, swallowing, blood pressure and medicines, practised where you live your day.',
    keywords:
      'stroke recovery Dubai, stroke rehabilitation at home, physiotherapy after stroke, stroke nurse at home, speech therapy stroke, hemiplegia care',
  },
  lead: 'After a stroke the brain learns again, by doing the real thing many times. Your own kettle, your own stairs and your own name are good teaching material.',
  facts: [
    { icon: UsersIcon, label: 'Who comes', value: 'Physiotherapist and nurse; other therapists as ordered' },
    { icon: CalendarIcon, label: 'When', value: 'From the week of discharge, several times a week at first' },
    { icon: WalletIcon, label: 'What it costs', value: 'A written price for nursing and therapy first' },
  ],
  parts: [
    {
      heading: 'The first months at home',
      text: [
        'A stroke is over in minutes; what it leaves behind is not. An arm that hangs, a leg that swings, a word that will not come, half a plate not seen, tiredness like a wall. Improvement is usually quickest in the first three months and continues, more slowly, long after them. How much will come back, nobody can honestly promise at the beginning.',
        'Two tasks stand side by side: to practise, and to prevent a second stroke. We do both, with the neurologist and the rehabilitation doctor who know your scans.',
      ],
    },
    {
      heading: 'What we work on',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Standing and walking',
            text: 'From the edge of the bed to the chair, the corridor, the kerb. With a frame or a splint if one has been prescribed, and with a hand close by.',
          },
          {
            title: 'Arm and hand',
            text: 'Real objects: cup, towel, button, phone. The weak shoulder is supported and never pulled; a painful shoulder is easier to prevent than to treat.',
          },
          {
            title: 'Speech',
            text: 'Time, short sentences, pictures, yes and no. Speech therapy is ordered by your doctor; between its hours we practise what it sets.',
          },
          {
            title: 'Swallowing',
            text: 'Upright meals, the consistency that the assessment prescribed, and an eye on coughing and fever. Nobody drinks thin fluids “just to try”.',
          },
          {
            title: 'Washing, dressing, kitchen',
            text: 'The weak side first into the sleeve. You do it, we wait, and help at the one point where it sticks.',
          },
          {
            title: 'Mind and mood',
            text: 'Attention, memory, neglect of one side, sadness, sudden tears. Depression after stroke is common and treatable; we tell your doctor if you agree.',
          },
        ],
      },
    },
    {
      heading: 'How it goes, week by week',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Before discharge',
            text: 'With your consent we speak with the ward and its therapists, and ask for the letter, the swallowing report and the limits.',
          },
          {
            title: 'First visit',
            text: 'Nurse and physiotherapist assess strength, balance, skin, blood pressure, speech and swallowing signs, and the rooms: bath, rugs, light, bed.',
          },
          {
            title: 'Goals in your words',
            text: '“Go to Friday lunch.” “Sign my name.” Each is cut into steps that can be seen within two weeks.',
          },
          {
            title: 'Practice',
            text: 'Short and often beats long and rarely. The therapist leads; nurse and family repeat, and you keep a tick list.',
          },
          {
            title: 'Review',
            text: 'Measured at least every four weeks: metres, seconds, words. What does not help is dropped.',
          },
        ],
      },
    },
    {
      heading: 'Preventing the next one',
      text: [
        'The nurse takes blood pressure on the stronger arm, watches sugar, heart rhythm, weight and sleep, and makes sure that tablets to thin the blood, lower the pressure and lower the cholesterol are really taken. They are never stopped for a tooth or a bruise without asking the doctor. Bleeding, black stools and falls are reported.',
        'If you smoke, we help you to ask for help. Food, salt and walking are discussed with whoever cooks.',
      ],
    },
    {
      heading: 'What we do not do',
      text: [
        'Nurses and therapists do not change medicines, read scans or decide about driving; driving again needs a doctor’s clearance. We do not offer injections, drips or devices that are said to “wake up” the brain. If hospital rehabilitation with several hours of therapy a day would serve you better, we tell you, for the early weeks should not be wasted.',
      ],
    },
    {
      heading: 'Family, equipment, cost',
      text: [
        'Families learn transfers, safe feeding, how to speak so that an answer is possible, and when to keep their hands behind their backs. Commode, rail, wheelchair and bed can mostly be rented; the therapist says what is needed and for how long.',
        'Nursing is usually AED 150-250 an hour and from AED 600 to over 2,500 a day; monthly packages start from AED 15,000. For therapy we tell you the price before you book. Insurers often pay part of it with a neurologist’s referral and prior approval. Ask before the first visit; our reports are included.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'It has been two years. Is it too late?',
            text: 'For some goals, no. A few visits show whether practice changes what we measure; if it does not, we say so.',
          },
          {
            title: 'He is angry with us all the time.',
            text: 'Tiredness, lost words and the injury itself change people. Short days, quiet rooms and one speaker at a time help. Tell us; the doctor should know as well.',
          },
          {
            title: 'Should she rest or practise?',
            text: 'Both: short blocks with breaks, the harder work in the morning, and a real rest after lunch.',
          },
          {
            title: 'May she fly or fast?',
            text: 'Ask the neurologist about both, because of clots, fluids and the timing of medicines. We then plan around the answer.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'A second stroke: every minute counts',
    text: 'A drooping face, a weak arm, slurred or missing speech, sudden loss of sight, sudden severe headache, a fit: call 998 at once and note the time, even if it passes. Give nothing to eat or drink, no aspirin, and do not drive yourselves.',
  },
}
