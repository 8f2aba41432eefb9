import { ClockIcon, UserIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const homeNursing: ServicePage = {
  path: '/home-nursing-services',
  choice: 'Home Nursing services',
  title: 'Home Nursing Services',
  meta: {
    title: 'Home nursing services in Dubai',
    description:
      'Registered, DHA-licensed nurses at home in Dubai: medication, injections, wound care, catheters, feeding tubes and monitoring, by the hour or around the clock. Booking is free.',
    keywords:
      'home nursing Dubai, nurse at home Dubai, private nurse, wound care at home, injection at home, catheter care, 24 hour nursing',
  },
  lead: 'A registered nurse in your own home, for one dressing or for many months. What your doctor has ordered is done on time, done properly and written down.',
  facts: [
    { icon: UserIcon, label: 'Who comes', value: 'A registered nurse with at least 2 years of clinical experience' },
    { icon: ClockIcon, label: 'How long', value: 'From 30 minutes to 24 hours a day' },
    { icon: WalletIcon, label: 'What it costs', value: 'Usually AED 150-250 an hour, agreed first' },
  ],
  parts: [
    {
      heading: 'What a home nurse does',
      text: [
        'Home nursing is skilled nursing for people who do not need a hospital bed. Your doctor stays in charge of the treatment. The nurse carries it out at home, watches how you respond, and reports back when something is not as it should be.',
        'Much of what keeps people in hospital longer than they would like can be done safely in a bedroom with a clean table and good light.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'Medicines',
            text: 'Tablets sorted and given on time, insulin, blood thinners, inhalers, injections under the skin or into a muscle, and infusions that can safely be given at home.',
          },
          {
            title: 'Wounds',
            text: 'Surgical wounds, pressure injuries, leg ulcers and diabetic foot wounds, cleaned, dressed, measured and, with your consent, photographed for your doctor.',
          },
          {
            title: 'Tubes and lines',
            text: 'Urinary catheters, feeding tubes, stomas, drains and tracheostomies, cared for by nurses who do this every week.',
          },
          {
            title: 'Monitoring',
            text: 'Blood pressure, pulse, temperature, oxygen, blood sugar and weight, kept in one chart, with limits beyond which we call the doctor.',
          },
          {
            title: 'Daily care',
            text: 'Washing, mouth care, turning, safe transfers, meals and fluids, when illness means that they need a nurse’s skill.',
          },
        ],
      },
    },
    {
      heading: 'When families ask us to come',
      text: [
        'Often it is the week after an operation, when the drain is still in and nobody in the house has touched one before. Sometimes it is a new diagnosis with a bag full of medicines, or a parent who has fallen and lost confidence. And sometimes one person has done everything for a year and needs to sleep.',
        'You do not need a referral to ask us. For injections, infusions, catheters and oxygen we need a doctor’s order; if you do not have one, one of our doctors can visit first.',
      ],
    },
    {
      heading: 'How it begins',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'You book, free of charge',
            text: 'Send the form on this page or call us. A nurse calls you back during opening hours to ask what is needed and how urgent it is.',
          },
          {
            title: 'We assess at home',
            text: 'In about an hour the nurse goes through your history, medicines and allergies, takes observations, and checks skin, mobility and how safe the rooms are. Please have the discharge letter and prescriptions ready.',
          },
          {
            title: 'You receive a plan and a price',
            text: 'You have it in writing: what is done, by whom, how often, what it costs and when we review it. Nothing starts before you agree.',
          },
          {
            title: 'The nurse comes, and keeps coming',
            text: 'You see the same nurse wherever possible. Every visit is noted in a record that stays in your home, where your doctor can read it.',
          },
        ],
      },
    },
    {
      heading: 'Short visits, nights or around the clock',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Visits',
            text: 'Thirty minutes to four hours, once or several times a day: the right choice for dressings, injections, catheter care and checks.',
          },
          {
            title: 'Day or night shifts',
            text: 'Eight to twelve hours, for the days after major surgery, for restless nights, or to give a carer a day off.',
          },
          {
            title: '24-hour care',
            text: 'Nurses work in shifts so that someone is always awake, for when a change must be noticed within minutes.',
          },
        ],
      },
    },
    {
      heading: 'What makes it safe',
      text: [
        'Our nurses are licensed by the Dubai Health Authority, trained in basic life support and supervised by a senior nurse who visits unannounced. Every time, they check your name, the medicine, the dose and your allergies, wash their hands before and after, and take sharps away in a sealed box.',
        'They also know their limits. A nurse does not change a prescription, and calls your doctor or an ambulance rather than wait and see.',
      ],
    },
  ],
  warning: {
    title: 'When not to wait for a home visit',
    text: 'For chest pain, sudden weakness of the face or an arm, trouble breathing, heavy bleeding, a fit, or someone who cannot be woken, call an ambulance on 998 immediately.',
  },
}
