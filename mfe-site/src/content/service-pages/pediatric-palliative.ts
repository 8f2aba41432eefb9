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
  lead: 'A seriously ill child is first of all a child, with a favourite blanket and a brother next door. We bring the nursing home, so that parents can be parents for some of the day.',
  facts: [
    { icon: BabyIcon, label: 'Who comes', value: 'Nurses who have worked with sick children' },
    { icon: ClockIcon, label: 'How long', value: 'Visits, days or nights; often for months' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'Care for a child who may not get well',
      text: [
        'Palliative care for children often starts long before anyone speaks of an end. It is for newborns with severe conditions, for children with cancer, with heart, metabolic or muscle disease, with brain injury or with seizures that will not settle. Some of them live with it for many years, and some get better.',
        'It runs beside every other treatment. Its questions are practical ones: Is she in pain? Does he sleep? Who feeds, who lifts, who goes to the school play of the sister? What should happen if tonight is bad?',
      ],
    },
    {
      heading: 'What our nurses do',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Comfort',
            text: 'Pain read from face, cry, movement and from what parents know. Medicines as prescribed, and also warmth, position, music, being held.',
          },
          {
            title: 'Doses by weight',
            text: 'Children’s doses follow weight. The child is weighed regularly, every dose is checked against the prescription, and a change in weight is reported before the next refill.',
          },
          {
            title: 'Feeding',
            text: 'Nasal or stomach tubes, pump feeds, thickened drinks, reflux and the care of the skin around the tube.',
          },
          {
            title: 'Breathing',
            text: 'Suction, oxygen, tracheostomy, night-time mask; a spare of everything that could block or break.',
          },
          {
            title: 'Seizures',
            text: 'A written plan from the neurologist, with the rescue medicine in a known place. We time the seizure and follow the plan.',
          },
          {
            title: 'Play and school',
            text: 'Care is fitted around lessons, visits and naps. The doll gets the plaster first.',
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
            text: 'You tell the nurse about the night. Nobody reads your child better than you do, and it goes into the record in your words.',
          },
          {
            title: 'Morning care',
            text: 'Wash, skin, mouth, medicines, feed, and a check of tubes and equipment. The child is asked, shown and given choices where there are any.',
          },
          {
            title: 'The child’s own hours',
            text: 'School work, play, stretching, a window or a garden. Treatments from the therapist are carried on.',
          },
          {
            title: 'Your hours',
            text: 'Sleep, work, the other children, an errand. Respite is care too; you need no reason for it.',
          },
          {
            title: 'Handover to you',
            text: 'What was given, what was noticed, what to watch for tonight, and whom to call.',
          },
        ],
      },
    },
    {
      heading: 'How we work with your child’s doctors',
      text: [
        'The paediatrician or specialist leads. We ask for a current letter, the medicine list, the emergency plan and the wishes that you have discussed, and we keep one folder at home that any ambulance crew can read in a minute. Blood is taken at home where it can be, to spare a journey.',
        'Strong medicines are controlled in the U.A.E. and must be prescribed by the doctor in the child’s name. Our nurses give and count them with you; they do not change doses, stop treatments or decide about resuscitation. Those are conversations between you and the doctors, under U.A.E. law, and we can sit beside you in them.',
      ],
    },
    {
      heading: 'Brothers, sisters, parents',
      text: [
        'Brothers and sisters notice everything and are told the least. We help you to explain, in words for their age, what is happening and that nobody caused it. They may help with the bath, or may prefer to be left alone.',
        'Parents give consent, but a child who can have an opinion is heard. We do not hide what we are doing, and we do not say that it will not hurt if it will.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Hourly nursing is usually AED 150-250; days and nights range from AED 600 to over 2,500 with the hours and with the skill needed; monthly packages start from AED 15,000. Equipment and special feeds come from their suppliers. You see the full sum first, and can shorten, pause or end the care. Insurers may cover part of it on a specialist’s order; we write the reports.',
      ],
    },
    {
      heading: 'Questions parents ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Does accepting this mean that we stop fighting?',
            text: 'No. Chemotherapy, surgery and trials continue if you and the doctors want them. Comfort is an addition.',
          },
          {
            title: 'May we sleep in the same room?',
            text: 'Of course. The nurse sits where you wish and wakes you for whatever you want to be woken for.',
          },
          {
            title: 'Can it always be the same nurse?',
            text: 'We plan a small team of two to four, so that holidays and illness do not bring a stranger. Your child meets each of them by day before a first night.',
          },
          {
            title: 'What if we need hospital after all?',
            text: 'Then you go, and nobody has failed. The folder goes with you, and we take up again on the day you come home.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'When to call an ambulance',
    text: 'Unless your child’s own plan says otherwise, call 998 for a seizure that lasts more than five minutes or follows another, for blue lips, pauses in breathing, a blocked airway, a child who cannot be woken, or bleeding that does not stop. A fever during chemotherapy needs your hospital at once, day or night.',
  },
}
