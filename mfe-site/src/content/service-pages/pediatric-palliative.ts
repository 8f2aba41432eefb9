import { BabyIcon, ClockIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const pediatricPalliative: ServicePage = {
  path: '/pediatric-palliative',
  choice: 'Pediatric Palliative',
  title: 'Pediatric Palliative',
  meta: {
    title: 'Pediatric palliative care at home in Dubai',
    description:
      'Children’s nurses at home in Dubai for a seriously ill child: comfort, feeding tubes, seizure plans and medicines by weight, with rest and honest words for parents.',
    keywords:
      'pediatric palliative care Dubai, children’s nurse at home, seriously ill child home nursing, feeding tube child, respite for parents, complex care child',
  },
  lead: 'A seriously ill child is a child first, with a favourite blanket and a brother in the next room. We bring the nursing to your home, so that you can be parents for more of the day.',
  facts: [
    { icon: BabyIcon, label: 'Who comes', value: 'Nurses who have worked with sick children' },
    { icon: ClockIcon, label: 'How long', value: 'Visits, days or nights; often for months' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'Care for a child who may not get well',
      text: [
        'Palliative care for children often starts long before anyone speaks of an end. It is for newborns with severe conditions and for children with cancer, heart, metabolic or muscle disease, a brain injury, or seizures that will not settle. Some live with their illness for many years, and some get better.',
        'It runs alongside every other treatment. Its questions are practical ones. Is she in pain? Is he sleeping? Who feeds, who lifts, who goes to his sister’s school play? What should happen if tonight is a bad night?',
      ],
    },
    {
      heading: 'What our nurses do',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Comfort',
            text: 'We read pain from the face, the cry, movement and what you as parents know. Besides the prescribed medicines there are warmth, position, music and being held.',
          },
          {
            title: 'Doses by weight',
            text: 'Children’s doses follow weight. The child is weighed regularly, every dose is checked against the prescription, and a change in weight is reported before the next refill.',
          },
          {
            title: 'Feeding',
            text: 'Nasal or stomach tubes, pump feeds, thickened drinks, reflux, and care of the skin around the tube.',
          },
          {
            title: 'Breathing',
            text: 'Suction, oxygen, a tracheostomy or a night-time mask, with a spare of everything that could block or break.',
          },
          {
            title: 'Seizures',
            text: 'We keep the neurologist’s written plan at hand and the rescue medicine in an agreed place. If a seizure comes, we time it and follow the plan.',
          },
          {
            title: 'Play and school',
            text: 'Care fits around lessons, visitors and naps. The doll gets the plaster first.',
          },
        ],
      },
    },
    {
      heading: 'What a day with the nurse looks like',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Handover from you',
            text: 'You tell the nurse about the night. Nobody knows your child better than you do, and what you say goes into the record in your words.',
          },
          {
            title: 'Morning care',
            text: 'Washing, skin and mouth care, medicines, a feed, and a check of tubes and equipment. We ask your child, show what comes next, and offer a choice wherever there is one.',
          },
          {
            title: 'The child’s own hours',
            text: 'There is time for school work, play, stretches, the window or the garden, and for the therapist’s exercises.',
          },
          {
            title: 'Your hours',
            text: 'You have time for sleep, work, your other children or an errand. Respite is care too, and you do not need a reason for it.',
          },
          {
            title: 'Handover to you',
            text: 'The nurse tells you what was given and noticed, what to watch for tonight, and whom to call.',
          },
        ],
      },
    },
    {
      heading: 'How we work with your child’s doctors',
      text: [
        'The paediatrician or specialist leads. We ask for a current letter, the list of medicines, the emergency plan and the wishes that you have discussed, and keep one folder at home that any ambulance crew can read in a minute. Where possible, we take blood at home to spare your child a journey.',
        'Strong medicines are controlled in the U.A.E. and must be prescribed by the doctor in the child’s name. Our nurses give them and count them with you; they do not change doses, stop treatments or decide about resuscitation. You and the doctors decide about these under U.A.E. law, and we can sit beside you when you talk.',
      ],
    },
    {
      heading: 'Brothers, sisters, parents',
      text: [
        'Brothers and sisters notice everything and are often told the least. We help you to explain, in words for their age, what is happening and that nobody caused it. They may want to help with the bath, or to be left alone.',
        'Parents give consent, but we listen to every child who can express a view. We do not hide what we are doing, and we never say that something will not hurt when it will.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Hourly nursing is usually AED 150-250. Days and nights range from AED 600 to over 2,500, depending on the hours and the skill needed, and monthly packages start from AED 15,000. Equipment and special feeds come from their suppliers. You see the full price first, and can shorten, pause or end the care. Insurers may cover part of it on a specialist’s order, and we write the reports.',
      ],
    },
    {
      heading: 'Questions parents ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Does this mean that we have stopped fighting?',
            text: 'No. Chemotherapy, surgery and clinical trials continue if you and the doctors want them. Comfort comes on top.',
          },
          {
            title: 'May we sleep in the same room?',
            text: 'Of course. The nurse sits where you wish, and wakes you for whatever you want to be woken for.',
          },
          {
            title: 'Can it always be the same nurse?',
            text: 'We plan a team of two to four, so that holidays and illness do not bring a stranger. Your child meets each of them in the daytime before their first night.',
          },
          {
            title: 'What if we need hospital after all?',
            text: 'Then you go, and nobody has failed. The folder goes with you, and we start again on the day you come home.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'When to call an ambulance',
    text: 'Unless your child’s own plan says otherwise, call 998 for a seizure that lasts more than five minutes or follows another, for blue lips, pauses in breathing, a blocked airway, a child who cannot be woken, or bleeding that does not stop. For a fever during chemotherapy, go to your hospital immediately, day or night.',
  },
}
