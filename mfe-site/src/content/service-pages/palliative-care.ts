import { HeartIcon, PhoneIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const palliativeCare: ServicePage = {
  path: '/palliative-care',
  choice: 'Palliative Care',
  title: 'Palliative Care',
  meta: {
    title: 'Palliative care at home in Dubai',
    description:
      'Palliative nursing at home in Dubai beside your treating doctor: relief from pain, nausea and breathlessness, help at night, and steady support for the family.',
    keywords:
      'palliative care Dubai, palliative nurse at home, cancer care at home, end of life care at home, pain relief at home, hospice nurse Dubai',
  },
  lead: 'Palliative care eases what hurts and makes room for what matters. It can begin at diagnosis, alongside treatment, and it does not mean that anyone has lost hope.',
  facts: [
    { icon: HeartIcon, label: 'When', value: 'At any stage of a serious illness, with or without treatment' },
    { icon: PhoneIcon, label: 'Between visits', value: 'A number to call when a symptom changes' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'What it is, and what it is not',
      text: [
        'Palliative care looks at the person rather than the scan. It asks what is hardest today: pain, breathing, nausea, sleep, fear or the stairs. Then it works on that, together with the oncologist, cardiologist, neurologist or family doctor who knows the illness.',
        'It is for people with cancer, with advanced heart, lung, kidney or liver disease, with dementia or with a neurological disease. It does not bring death closer, and it does not promise to delay it. Many people receive it for months while chemotherapy or dialysis continues.',
      ],
    },
    {
      heading: 'What the nurse can ease',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Pain',
            text: 'The nurse assesses pain at each visit, by a score or, when words fail, from face and posture. Prescribed medicines are given on time, and an extra dose comes before washing rather than after.',
          },
          {
            title: 'Breathlessness',
            text: 'A better position, moving air, a calm pace, oxygen where the doctor has ordered it, and medicines that ease the feeling of not getting enough air.',
          },
          {
            title: 'Nausea and constipation',
            text: 'Both are common with strong painkillers and can usually be treated. The nurse asks about them every time.',
          },
          {
            title: 'Mouth, skin and rest',
            text: 'Mouth care, turning, a mattress that protects the heels, and nights when the family can sleep because somebody else is awake.',
          },
          {
            title: 'Worry',
            text: 'Plain answers to plain questions, asked in the kitchen as often as beside the bed.',
          },
        ],
      },
    },
    {
      heading: 'What a visit looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'We sit down first',
            text: 'The nurse asks what has been good since the last visit, what has been bad and what worries you. The examination comes after that.',
          },
          {
            title: 'A careful look',
            text: 'We check pain, breathing, skin, mouth, fluids and bowels, and measure only what would change what we do.',
          },
          {
            title: 'Treatment',
            text: 'The nurse gives medicines, changes a dressing, checks a pump or finds a position that works. For each medicine that may be needed at night, you have written instructions: what, how much, and when to call.',
          },
          {
            title: 'A word with the doctor',
            text: 'If you are not comfortable enough, the nurse calls your doctor from your home to ask for a change rather than waiting for the next appointment.',
          },
        ],
      },
    },
    {
      heading: 'Strong medicines, safely kept',
      text: [
        'Morphine and medicines like it are controlled in the U.A.E. A doctor with the right authority prescribes them in the patient’s name and a licensed pharmacy dispenses them. Our nurses give them exactly as prescribed, count them with you at each visit, keep them locked away, and help you to return what is left over. We do not supply them and cannot lend a dose.',
        'Families often ask whether morphine means that the end is near, or leads to addiction. Given for pain or breathlessness, at the prescribed dose and with regular checks, it is safe and helps many people to live better.',
      ],
    },
    {
      heading: 'Wishes, faith and decisions',
      text: [
        'We ask early what the person wants: to be at home or not, to know everything or not, who should be in the room, which prayers, which language, which nurse. We write it down so that nobody has to guess in the middle of the night.',
        'Decisions about resuscitation belong to the doctors and the patient under U.A.E. law; a nurse cannot make them. Without such a decision, our nurses begin resuscitation and call 998. If death at home is expected, we explain beforehand whom to call, because a death has to be certified and reported before anything else is done.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Visits are paid by the hour, usually AED 150-250. Night shifts and full days run from AED 600 to over 2,500; monthly packages start from AED 15,000. Needs change quickly in this kind of care, so we price the plan week by week and you can reduce it at any time. You pay for medicines and equipment where you obtain them.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Should we tell her?',
            text: 'We follow what the patient wants to know, which is often more than the family expects. We never lie, and we never press the truth on somebody who has not asked.',
          },
          {
            title: 'He no longer eats. Should we make him?',
            text: 'Appetite fades late in an illness, and urging someone to eat can cause choking and distress. Small tastes, a moist mouth and company often do more good.',
          },
          {
            title: 'Can the children be there?',
            text: 'Usually yes, if they want to be, with one adult who is there just for them. We help you to find the words.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'If something changes suddenly',
    text: 'For heavy bleeding, a fit, choking, a fall with a head injury, sudden severe pain, or breathlessness that the plan does not relieve, call 998, unless your doctor has given you a different written plan. Someone with cancer who has new weakness in the legs must be seen in hospital the same day.',
  },
}
