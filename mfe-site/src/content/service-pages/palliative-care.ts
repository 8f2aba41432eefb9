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
  lead: 'Palliative care eases what hurts and makes room for what matters. It can begin at the time of diagnosis, beside treatment, and it does not mean that anyone has given up.',
  facts: [
    { icon: HeartIcon, label: 'When', value: 'At any stage of a serious illness, with or without treatment' },
    { icon: PhoneIcon, label: 'Between visits', value: 'A number to call when a symptom changes' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'What it is, and what it is not',
      text: [
        'Palliative care looks after the person rather than the scan. It asks what is hardest today: pain, breath, sickness, sleep, fear, or the stairs. Then it works on that, together with the oncologist, cardiologist, neurologist or family doctor who knows the illness.',
        'People ask for it with cancer, advanced heart, lung, kidney or liver disease, dementia and diseases of the nerves. It neither hastens death nor promises to delay it. Many people receive it for months while chemotherapy or dialysis goes on.',
      ],
    },
    {
      heading: 'What the nurse can ease',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Pain',
            text: 'Measured at each visit, on paper or by face and posture when words fail. Prescribed medicines are given on time, and the extra dose before washing rather than after.',
          },
          {
            title: 'Breathlessness',
            text: 'Position, moving air, a calm pace, oxygen where the doctor has ordered it, and the medicines that reduce the feeling of suffocation.',
          },
          {
            title: 'Sickness and bowels',
            text: 'Nausea and constipation are common with strong painkillers and can usually be treated. The nurse asks about them every time.',
          },
          {
            title: 'Mouth, skin and rest',
            text: 'Mouth care, turning, a mattress that spares the heels, and nights on which the family sleeps because somebody else is awake.',
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
            title: 'Sitting down first',
            text: 'What was good since the last time, what was bad, what you are afraid of. Nothing is examined before this.',
          },
          {
            title: 'A careful look',
            text: 'Pain score, breathing, skin, mouth, fluids, bowels, and only those measurements that would change what we do.',
          },
          {
            title: 'Treatment',
            text: 'Medicines, a dressing, a pump checked, a position that works. For each medicine you may need at night there is a written step: what, how much, and when to call.',
          },
          {
            title: 'A word with the doctor',
            text: 'If relief is not good enough, the nurse calls your doctor from your home and asks for a change, rather than waiting for the next appointment.',
          },
        ],
      },
    },
    {
      heading: 'Strong medicines, safely kept',
      text: [
        'Morphine and medicines like it are controlled in the U.A.E. A doctor with the right authority prescribes them in the patient’s name and a licensed pharmacy dispenses them. Our nurses give them exactly as prescribed, count them with you at each visit, keep them locked, and help you to return what is left over. We do not supply them and we cannot lend a dose.',
        'Families often ask whether morphine means the end, or addiction. Used for pain or breathlessness in the prescribed dose, and watched, it is ordinary good medicine.',
      ],
    },
    {
      heading: 'Wishes, faith and decisions',
      text: [
        'We ask early what the person wants: to be at home or not, to know everything or not, who should be in the room, which prayers, which language, which nurse. It is written down so that nobody has to guess at three in the morning.',
        'Decisions about resuscitation belong to the doctors and the patient under U.A.E. law; a nurse cannot make them. Without such a decision our nurses begin resuscitation and call 998. And if death at home is expected, we explain beforehand whom to call, because a death has to be certified and reported before anything else is done.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Visits are paid by the hour, usually AED 150-250. Night shifts and full days run from AED 600 to over 2,500; monthly packages start from AED 15,000. Needs change quickly in this kind of care, so the plan is priced week by week and you can reduce it at any time. Medicines and equipment are paid where you obtain them.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Should we tell her?',
            text: 'We follow what the patient wants to know, which is often more than the family expects. We never tell a lie, and we never force an answer on somebody who has not asked.',
          },
          {
            title: 'He no longer eats. Should we make him?',
            text: 'Hunger fades late in illness, and pressing food can cause choking and distress. Small tastes, a moist mouth and company are often worth more.',
          },
          {
            title: 'Can the children be there?',
            text: 'Usually yes, if they want to, with an adult who belongs to them alone. We help you to find the words.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'If something changes suddenly',
    text: 'Heavy bleeding, a fit, choking, a fall with a head injury, sudden severe pain, or breathlessness that the plan does not relieve: call 998, unless your doctor has given you a different written plan. New weakness of the legs in someone with cancer needs hospital the same day.',
  },
}
