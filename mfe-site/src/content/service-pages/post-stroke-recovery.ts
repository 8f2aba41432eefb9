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
  lead: 'After a stroke, the brain relearns by doing the real thing many times. Your own kettle, your own stairs and your own name are the best place to start.',
  facts: [
    { icon: UsersIcon, label: 'Who comes', value: 'A physiotherapist and a nurse; other therapists as ordered' },
    { icon: CalendarIcon, label: 'When', value: 'From the week of discharge, several times a week at first' },
    { icon: WalletIcon, label: 'What it costs', value: 'You have a written price for nursing and therapy first' },
  ],
  parts: [
    {
      heading: 'The first months at home',
      text: [
        'A stroke happens in minutes; what it leaves behind lasts longer. An arm may hang, a leg drag, a word refuse to come; half the plate may go unseen, and tiredness can be overwhelming. Improvement is usually quickest in the first three months and continues, more slowly, long after that. Nobody can honestly promise at the beginning how much will come back.',
        'There are two tasks: to practise, and to prevent a second stroke. We work on both, with the neurologist and the rehabilitation doctor who know your case.',
      ],
    },
    {
      heading: 'What we work on',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Standing and walking',
            text: 'We go from the edge of the bed to the chair, the corridor and the street, with a frame or a splint if one has been prescribed, and always with a hand close by.',
          },
          {
            title: 'Arm and hand',
            text: 'We practise with a cup, a towel, a button, a phone. The weak shoulder is supported and never pulled; a painful shoulder is easier to prevent than to treat.',
          },
          {
            title: 'Speech',
            text: 'We give you time, and use short sentences, pictures, and yes or no. Your doctor orders speech therapy; between sessions we practise what the therapist has set.',
          },
          {
            title: 'Swallowing',
            text: 'You eat upright, at the consistency your assessment recommends, while we watch for coughing and fever. Nobody is given thin fluids “just to try”.',
          },
          {
            title: 'Washing, dressing, kitchen',
            text: 'The weak arm goes into the sleeve first. You do it, we wait, and we help only where you get stuck.',
          },
          {
            title: 'Mind and mood',
            text: 'Attention, memory, awareness of the weak side, sadness and sudden tears all need care. Depression after a stroke is common and treatable; if you agree, we tell your doctor.',
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
            text: 'With your consent we speak to the ward and its therapists, and ask for the discharge letter, the swallowing report and any limits.',
          },
          {
            title: 'First visit',
            text: 'A nurse and a physiotherapist assess strength, balance, skin, blood pressure, speech and swallowing, and look at the bath, rugs, lights and bed.',
          },
          {
            title: 'Goals in your words',
            text: '“Go to Friday lunch.” “Sign my name.” We divide each goal into steps that can be reached within two weeks.',
          },
          {
            title: 'Practice',
            text: 'Short and often works better than long and rarely. The therapist leads, the nurse and your family practise with you, and you keep a checklist.',
          },
          {
            title: 'Review',
            text: 'We measure progress at least every four weeks, in metres, seconds and words, and drop what does not help.',
          },
        ],
      },
    },
    {
      heading: 'Preventing the next one',
      text: [
        'The nurse takes blood pressure on the stronger arm, keeps an eye on blood sugar, heart rhythm, weight and sleep, and makes sure that tablets to thin the blood and to lower blood pressure and cholesterol are taken. They are never stopped, even for dental work or a bruise, without asking the doctor. We report bleeding, black stools and falls.',
        'If you smoke, we help you to find support for stopping. We talk about salt, food and walking with you and whoever cooks.',
      ],
    },
    {
      heading: 'What we do not do',
      text: [
        'Nurses and therapists do not change medicines, read scans or decide about driving; driving again needs a doctor’s clearance. We do not offer injections, drips or devices that are said to “wake up” the brain. If hospital rehabilitation with several hours of therapy a day would serve you better, we tell you so, because the early weeks should not be wasted.',
      ],
    },
    {
      heading: 'Family, equipment and cost',
      text: [
        'Families learn transfers, safe feeding, how to speak so that an answer is possible, and when not to help. A commode, wheelchair or bed can usually be rented; the therapist says what you need and for how long.',
        'Nursing is usually AED 150-250 an hour and from AED 600 to over 2,500 a day; monthly packages start from AED 15,000. For therapy we tell you the price before you book. With a neurologist’s referral and prior approval, insurers often pay part of the cost. Ask before the first visit; our reports are included in the price.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'It has been two years. Is it too late?',
            text: 'For some goals, no. A few visits show whether practice makes a measurable difference; if it does not, we say so.',
          },
          {
            title: 'Why is he angry with us all the time?',
            text: 'Tiredness, lost words and the injury itself change people. Shorter days, quiet rooms and one person speaking at a time help. Tell us about it; the doctor should know as well.',
          },
          {
            title: 'Should she rest or practise?',
            text: 'Both: short sessions with breaks, the harder work in the morning, and a proper rest after lunch.',
          },
          {
            title: 'Can she fly or fast?',
            text: 'Ask the neurologist about both, because of blood clots, fluids and the timing of medicines. We plan around the answer.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'A second stroke: every minute counts',
    text: 'For a drooping face, a weak arm, slurred speech or loss of speech, sudden loss of sight, a sudden severe headache or a fit, call 998 immediately and note the time, even if it passes. Give nothing to eat or drink and no aspirin, and do not drive to hospital yourselves.',
  },
}
