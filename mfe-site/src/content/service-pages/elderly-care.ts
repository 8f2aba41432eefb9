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
  lead: 'Growing old at home works best with a little help, regularly: someone who knows which cup is the favourite, which tablet comes before breakfast and which rug has to go.',
  facts: [
    { icon: UsersIcon, label: 'Who comes', value: 'A nurse, or a trained carer supervised by a nurse' },
    { icon: ClockIcon, label: 'How long', value: 'From two mornings a week to live-in care' },
    { icon: WalletIcon, label: 'What it costs', value: 'A written price before anyone starts' },
  ],
  parts: [
    {
      heading: 'When it is time for help',
      text: [
        'There is rarely one clear moment. The fridge is emptier than it used to be. There is a bruise nobody can explain, a bill paid twice, a shower avoided. Or a husband who looks after his wife is losing weight himself. You do not have to wait for a fall.',
        'Elderly care supports what a person can still do and takes over the rest. We look after people who are simply frail, people with diabetes, heart failure, arthritis or memory loss, and people who are back from hospital and not yet themselves.',
      ],
    },
    {
      heading: 'What the help consists of',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Washing and dressing',
            text: 'Unhurried, behind a closed door, with a woman or a man as the person prefers. We check skin, feet and mouth while we are there.',
          },
          {
            title: 'Food and drink',
            text: 'Favourite dishes, softer where chewing is hard, and drinks offered often: in Dubai’s summer older people can become dehydrated without feeling thirsty.',
          },
          {
            title: 'Medicines',
            text: 'A nurse sorts the week’s tablets against the prescription; carers remind and keep a record. Injections, insulin and dressings are left to nurses.',
          },
          {
            title: 'Walking and balance',
            text: 'Firm shoes, a frame at the right height, ten minutes of walking indoors, and standing up slowly so that blood pressure can adjust.',
          },
          {
            title: 'Company',
            text: 'A game of cards, the Quran or the newspaper read aloud, a call to the grandchildren, a trip to the mosque, the majlis or the sea.',
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
            text: 'We spend about an hour with your parent and with you, and talk about health, medicines, memory, mood, sleep, continence and how the days really go.',
          },
          {
            title: 'We walk through the rooms',
            text: 'We look for loose rugs, dark corridors, low chairs and a bathroom without a rail. You receive a short list, with the biggest risks first.',
          },
          {
            title: 'You meet the carer',
            text: 'Language, manners and humour matter as much as skill. If it is not the right match, say so, and we will suggest someone else.',
          },
          {
            title: 'The first two weeks',
            text: 'The nurse drops in, watches how washing and a meal go, corrects what needs correcting and adapts the plan.',
          },
          {
            title: 'Afterwards',
            text: 'The carer writes a page every day. The nurse reviews the plan at least every four weeks, and after any fall, illness or hospital stay.',
          },
        ],
      },
    },
    {
      heading: 'Living with memory loss',
      text: [
        'With dementia, the same face at the same hour gives a day its shape. We keep to routines, offer two choices rather than many, and look for the reason behind restlessness: pain, a full bladder, thirst, noise, an afternoon that is too long. We do not argue about what year it is.',
        'We make doors, the stove, keys, bath water and medicines safe. We do not restrain people, and we give sedatives only if a doctor has prescribed them and reviews them. Confusion that comes on within hours or days is not simply dementia getting worse; the cause may be an infection or a medicine, and a doctor should see the person the same day.',
      ],
    },
    {
      heading: 'What we leave to others',
      text: [
        'A carer is neither a nurse nor a housekeeper: carers do not give injections, treat wounds beyond a plaster, change medicines, cook for the whole household, sign papers or handle bank cards. Nurses, in turn, do not diagnose. When something is new, we tell your parent’s doctor, with your parent’s consent, or yours if you decide for them.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The price depends on whether a nurse or a carer is needed and for how many hours. Hourly home nursing is usually AED 150-250, a full day from AED 600 to over 2,500, and monthly packages start from AED 15,000. For a carer, we tell you the price before you book. Insurance rarely covers help with daily living; it sometimes covers nursing that a doctor has ordered.',
      ],
    },
    {
      heading: 'Questions families ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'My mother refuses strangers.',
            text: 'Then we come for coffee first, twice if need be, and help with one small thing. Trust comes before help with washing, and we do not hurry it.',
          },
          {
            title: 'We live abroad. How do we know?',
            text: 'With your parent’s agreement, we send you a note every week and call you on the day something changes.',
          },
          {
            title: 'Where does a live-in carer sleep?',
            text: 'In a room of their own or at least a proper bed, with agreed hours of rest. If your parent wakes several times a night, a separate night shift is safer for both.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'What cannot wait',
    text: 'For a fall with a head injury or hip pain, a drooping face, slurred speech, chest pain, trouble breathing, fainting, or someone who is hot, dry and confused after being in the heat, call an ambulance on 998. Anyone who falls while taking blood thinners should have their head checked, even if all seems well.',
  },
}
