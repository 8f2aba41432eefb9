import { ClockIcon, StethoscopeIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const doctorHomeVisits: ServicePage = {
  path: '/doctor-home-visits',
  choice: 'Doctor Home Visits',
  title: 'Doctor Home Visits',
  meta: {
    title: 'Doctor home visits in Dubai',
    description:
      'A licensed general practitioner examines, treats, prescribes and refers at home or in a hotel in Dubai, for adults and children. What can be done, and what can’t.',
    keywords:
      'doctor home visit Dubai, doctor on call Dubai, GP at home, hotel doctor Dubai, child fever doctor home, home consultation',
  },
  lead: 'A fever in the night, a grandmother who cannot manage the stairs, three children and one car seat: sometimes the waiting room is the problem. A general practitioner comes to you.',
  facts: [
    {
      icon: StethoscopeIcon,
      label: 'Who comes',
      value: 'A general practitioner licensed by the Dubai Health Authority',
    },
    { icon: ClockIcon, label: 'How long', value: '30 to 45 minutes; we name the time of arrival' },
    { icon: WalletIcon, label: 'What it costs', value: 'We tell you the price before you book' },
  ],
  parts: [
    {
      heading: 'What a doctor can do at home',
      text: [
        'More than most people think, and less than a hospital. With a stethoscope, an otoscope, a blood pressure cuff, an oxygen sensor, a thermometer, rapid tests and, where it is needed, a portable ECG, a general practitioner can settle most of the everyday problems of a family.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'Sudden illness',
            text: 'Fever, cough, sore throat, ear pain, vomiting and diarrhoea, rashes, urine infections, migraine, back pain.',
          },
          {
            title: 'Long illness',
            text: 'Reviews of diabetes, blood pressure, heart failure, asthma and kidney disease for people who rarely get out.',
          },
          {
            title: 'Older people',
            text: 'A new confusion, a fall without injury, weight loss, a bag of medicines that nobody has looked through for years.',
          },
          {
            title: 'Orders for home care',
            text: 'Examination and written orders for injections, infusions, oxygen, catheters, blood tests or physiotherapy.',
          },
          {
            title: 'Visitors',
            text: 'People in hotels and holiday homes who need a prescription, a report for the travel insurer, or advice before they fly.',
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
            title: 'Your call',
            text: 'We ask a few questions at once, because some answers mean ambulance and not home visit. Then we name a time and a price.',
          },
          {
            title: 'Identity and history',
            text: 'Please have ready: your Emirates ID or passport, insurance card, medicines in their boxes and earlier reports.',
          },
          {
            title: 'Examination',
            text: 'In good light, with a family member or nurse present if you wish it. For a child, a parent or guardian has to be there.',
          },
          {
            title: 'What the doctor thinks',
            text: 'In plain words: what it probably is, what else it could be, and what would change the opinion.',
          },
          {
            title: 'Treatment',
            text: 'A prescription, a first dose where that is allowed, tests to be taken, or good reasons for waiting. Antibiotics only when they can be expected to help.',
          },
          {
            title: 'Afterwards',
            text: 'A written note for you and, if you consent, for your own doctor; a day for a call; and the signs that should make you call sooner.',
          },
        ],
      },
    },
    {
      heading: 'Prescriptions, certificates and referrals',
      text: [
        'Prescriptions are written by the rules of the Dubai Health Authority and can be filled at licensed pharmacies. Sedatives, strong painkillers and other controlled medicines follow stricter rules: the doctor may have to refuse them at a first visit, or to send you to the specialist who knows you. Please do not take it as mistrust.',
        'A sick-leave certificate can be issued only after an examination, for the illness that was found, and not for days long past. If a specialist, a scan or a hospital is needed, you receive a referral with the findings, so that you need not tell everything again.',
      ],
    },
    {
      heading: 'What we do not do at home',
      text: [
        'No emergencies, no X-rays or CT, no general anaesthesia, no stitching of deep or contaminated wounds, no treatment of chest pain “to see if it passes”. A newborn with fever, a pregnant woman with bleeding, and a person with a head injury who is drowsy belong in hospital, and we shall say so on the telephone.',
        'The doctor treats with your consent and may not treat an adult who refuses, however worried the family is. What is said stays confidential.',
      ],
    },
    {
      heading: 'Together with our nurses and your own doctor',
      text: [
        'If you have a family doctor or a specialist, ours does not replace them. The visit bridges a night or a difficult week, and the report goes back. When nursing follows, the doctor’s orders become the care plan the same day: what, how often, for how long, and at which values somebody must be called.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The fee depends on the hour, on your area and on whether several people are to be examined. We tell you the price before you book; tests, medicines and procedures are extra and are named before they are done. Home visits are covered by some insurers only. We give you an invoice and a medical report to send in.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'How quickly can you come?',
            text: 'We say an honest time when you call. If you feel that you cannot wait for it, that is a sign to go to an emergency department.',
          },
          {
            title: 'Can the doctor see my child without me?',
            text: 'No. A parent or legal guardian must be present, or must give consent in writing beforehand.',
          },
          {
            title: 'Can I get a repeat of my medicines?',
            text: 'Often, after an examination and with a look at your earlier prescriptions. For controlled medicines, see above.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Call 998 instead of a home doctor',
    text: 'Chest pain, trouble breathing, a drooping face or weak arm, a fit, severe allergic swelling, heavy bleeding, poisoning, a stiff neck with fever, a serious injury, or thoughts of ending one’s life: call an ambulance on 998. For danger from other people call the police on 999.',
  },
}
