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
  lead: 'A registered nurse in your own rooms, for one dressing or for many months. What your doctor has ordered is done on time, done properly and written down.',
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
        'Much of what keeps people in hospital longer than they wish can be done safely in a bedroom with a clean table and good light.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'Medicines',
            text: 'Tablets sorted and given on time, insulin, blood thinners, inhalers, injections under the skin or into a muscle, and infusions that may be given outside hospital.',
          },
          {
            title: 'Wounds',
            text: 'Surgical wounds, pressure injuries, leg ulcers and diabetic feet: cleaned, dressed, measured and, with your consent, photographed for your doctor.',
          },
          {
            title: 'Tubes and lines',
            text: 'Urinary catheters, feeding tubes, stomas, drains and tracheostomies: changed or cared for by nurses who do it every week.',
          },
          {
            title: 'Monitoring',
            text: 'Blood pressure, pulse, temperature, oxygen, blood sugar and weight, kept in one chart, with limits at which we call the doctor.',
          },
          {
            title: 'Daily care',
            text: 'Washing, mouth care, turning, safe transfers, meals and fluids, when illness has made them a nursing matter.',
          },
        ],
      },
    },
    {
      heading: 'When families ask us to come',
      text: [
        'Often it is the week after an operation, when the drain is still in and nobody in the house has touched one before. Sometimes it is a new diagnosis with a bag full of medicines, or a parent who fell and has become unsure. And sometimes one person has done everything for a year and needs to sleep.',
        'You do not need a referral to ask. For injections, infusions, catheters and oxygen we need a doctor’s order; if you have none, one of our doctors can visit first.',
      ],
    },
    {
      heading: 'How it begins',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'You book, free of charge',
            text: 'Send the form on this page or call. A nurse calls back during opening hours, asks what is needed and how urgent it is.',
          },
          {
            title: 'We assess at home',
            text: 'About an hour: history, medicines, allergies, observations, skin, mobility and the safety of the rooms. Have the discharge letter and prescriptions ready.',
          },
          {
            title: 'You receive a plan and a price',
            text: 'In writing: what is done, by whom, how often, what it costs and when we look at it again. Nothing starts before you agree.',
          },
          {
            title: 'The nurse comes, and keeps coming',
            text: 'The same nurse wherever possible. Every visit is noted in a record that stays in your home and can be read by your doctor.',
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
            text: 'Thirty minutes to four hours, once or several times a day. Right for dressings, injections, catheter care and checks.',
          },
          {
            title: 'Day or night shifts',
            text: 'Eight to twelve hours. Right after major surgery, for restless nights, or to give a carer a day of rest.',
          },
          {
            title: '24-hour care',
            text: 'Nurses in shifts, so that someone is always awake. Right when a change must be noticed within minutes.',
          },
        ],
      },
    },
    {
      heading: 'What makes it safe',
      text: [
        'Our nurses are licensed by the Dubai Health Authority, trained in basic life support and supervised by a senior nurse who visits unannounced. They check your name, the medicine, the dose and your allergies every single time, wash their hands before and after, and take sharps away in a sealed box.',
        'They also know their limits. A nurse does not change a prescription, and will call your doctor, or an ambulance, rather than wait and see.',
      ],
    },
  ],
  warning: {
    title: 'When not to wait for a home visit',
    text: 'Chest pain, sudden weakness of the face or an arm, trouble breathing, heavy bleeding, a fit, or someone who cannot be woken: call an ambulance on 998 at once.',
  },
}
