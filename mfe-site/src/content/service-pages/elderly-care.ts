import { ClockIcon, UsersIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const elderlyCare: ServicePage = {
  path: '/elderly-care',
  choice: 'Elderly Care',
  title: 'Elderly Care',
  meta: {
    title: 'Elderly care at home in Dubai',
    description:
      'Care for older people at home in Dubai: washing, meals, medicines, walking, dementia and company, planned by a nurse and given by the same few faces every week.',
    keywords:
      'elderly care Dubai, senior care at home, caregiver for parents Dubai, dementia care at home, fall prevention, live-in care elderly',
  },
  lead: 'Growing old at home works best with small, regular help: someone who knows which cup is the right one, which tablet comes before breakfast and which rug has to go.',
  facts: [
    { icon: UsersIcon, label: 'Who comes', value: 'A nurse, or a trained carer whom a nurse supervises' },
    { icon: ClockIcon, label: 'How long', value: 'Two mornings a week, every day, nights or live-in' },
    { icon: WalletIcon, label: 'What it costs', value: 'A written price before anyone starts' },
  ],
  parts: [
    {
      heading: 'When it is time for help',
      text: [
        'There is seldom one clear day. The fridge is emptier than it was. There is a bruise nobody can explain, a bill paid twice, a shower avoided. Or a husband who has been caring for his wife grows thin himself. You do not have to wait for a fall.',
        'Elderly care supports what a person can still do and takes over the rest. We look after people who are simply frail, people with diabetes, heart failure, arthritis or memory loss, and people back from hospital who are not yet themselves.',
      ],
    },
    {
      heading: 'What the help consists of',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Washing and dressing',
            text: 'Unhurried, behind a closed door, with a helper of the gender that the person prefers. Skin, feet and mouth are looked at while we are there.',
          },
          {
            title: 'Food and drink',
            text: 'Cooking what is liked, soft where chewing is hard, and drinks offered often: in Dubai’s summer older people can dry out without feeling thirst.',
          },
          {
            title: 'Medicines',
            text: 'A nurse sorts the week’s tablets against the prescription; carers remind and note. Injections, insulin and dressings stay with nurses.',
          },
          {
            title: 'Walking and balance',
            text: 'Shoes that hold, a frame at the right height, ten minutes of walking indoors, and standing up slowly, so that blood pressure can follow.',
          },
          {
            title: 'Company',
            text: 'Cards, Quran or newspaper read aloud, a call to the grandchildren, the mosque, the majlis, the sea at five o’clock.',
          },
        ],
      },
    },
    {
      heading: 'How care begins',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'A nurse visits',
            text: 'About an hour with your parent and with you: health, medicines, memory, mood, sleep, continence, and how the day really goes.',
          },
          {
            title: 'We walk through the rooms',
            text: 'Loose rugs, dark corridors, low chairs, a bathroom without a rail. You receive a short list, ordered by risk.',
          },
          {
            title: 'You meet the carer',
            text: 'Language, manners and humour matter as much as skill. If it does not fit, say so, and we propose someone else.',
          },
          {
            title: 'The first two weeks',
            text: 'The nurse drops in, watches a wash and a meal, corrects what needs it and adapts the plan.',
          },
          {
            title: 'Afterwards',
            text: 'A page is written every day. The nurse reviews the plan at least every four weeks, and after each fall, illness or stay in hospital.',
          },
        ],
      },
    },
    {
      heading: 'Living with memory loss',
      text: [
        'With dementia, the same face at the same hour gives a day its shape. We keep routines, cut choices down to two, and look for the reason behind restlessness: pain, a full bladder, thirst, noise, an afternoon too long. We do not argue about what year it is.',
        'Doors, stove, keys, bath water and medicines are made safe. We do not restrain people, and we do not give calming drugs unless a doctor has prescribed them and reviews them. Sudden confusion within hours or days is not dementia growing worse; it may be an infection or a medicine, and a doctor should look the same day.',
      ],
    },
    {
      heading: 'What we leave to others',
      text: [
        'A carer is not a nurse and not a housekeeper: no injections, no wound care beyond a plaster, no changes to medicines, no cooking for the whole household, no signing of papers, no handling of bank cards. Nurses, in turn, do not diagnose. When something is new, your doctor hears of it from us, with your parent’s consent or yours where you decide for them.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The price depends on whether a nurse or a carer is needed and for how many hours. Hourly home nursing is usually AED 150-250, a full day from AED 600 to over 2,500, and monthly packages start from AED 15,000. For a carer’s hours we tell you the price before you book. Help with daily living is rarely covered by insurance; nursing that a doctor has ordered sometimes is.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'My mother refuses strangers.',
            text: 'Then we come for coffee first, twice if need be, and help with one small thing. Most people let go of the dressing-gown long before they let go of pride; we take it in that order.',
          },
          {
            title: 'We live abroad. How do we know?',
            text: 'With your parent’s agreement you receive a note after each week, and a call on the day when something changes.',
          },
          {
            title: 'Where does a live-in carer sleep?',
            text: 'In a room or a proper bed of their own, with rest hours agreed. If your parent wakes several times a night, a separate night shift is safer for both.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'What cannot wait',
    text: 'A fall with a head injury or with pain in the hip, a drooping face, slurred speech, chest pain, trouble breathing, fainting, or someone hot, dry and confused after heat: call an ambulance on 998. After a fall on blood thinners, have the head checked even if all seems well.',
  },
}
