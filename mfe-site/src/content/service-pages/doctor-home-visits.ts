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
  lead: 'A fever in the night, a grandmother who cannot manage the stairs, three children and one car seat: sometimes getting to a clinic is the hardest part. A general practitioner can come to you.',
  facts: [
    {
      icon: StethoscopeIcon,
      label: 'Who comes',
      value: 'A general practitioner licensed by the Dubai Health Authority',
    },
    { icon: ClockIcon, label: 'How long', value: '30 to 45 minutes, at a time we agree with you' },
    { icon: WalletIcon, label: 'What it costs', value: 'We tell you the price before you book' },
  ],
  parts: [
    {
      heading: 'What a doctor can do at home',
      text: [
        'A doctor can do more at home than most people think, though less than in hospital. With a stethoscope, an otoscope, a blood pressure cuff, an oxygen sensor, a thermometer, rapid tests and, where needed, a portable ECG, a general practitioner can deal with most of a family’s everyday illnesses.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'Sudden illness',
            text: 'Fever, cough, sore throat, ear pain, vomiting and diarrhoea, rashes, urinary infections, migraine, back pain.',
          },
          {
            title: 'Long-term illness',
            text: 'Reviews of diabetes, blood pressure, heart failure, asthma and kidney disease for people who rarely get out.',
          },
          {
            title: 'Older people',
            text: 'New confusion, a fall without injury, weight loss, or a bag of medicines that nobody has reviewed for years.',
          },
          {
            title: 'Orders for home care',
            text: 'An examination and written orders for injections, infusions, oxygen, catheters, blood tests or physiotherapy.',
          },
          {
            title: 'Visitors',
            text: 'People in hotels and holiday homes who need a prescription, a report for their travel insurer, or advice before they fly.',
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
            text: 'We ask a few questions first, because some answers call for an ambulance rather than a home visit. Then we give you a time and a price.',
          },
          {
            title: 'Identity and history',
            text: 'Please have your Emirates ID or passport, insurance card, medicines in their boxes and earlier reports ready.',
          },
          {
            title: 'Examination',
            text: 'The doctor examines you in good light, with a relative or nurse present if you wish. For a child, a parent or guardian has to be there.',
          },
          {
            title: 'What the doctor thinks',
            text: 'You hear in plain words what it probably is, what else it could be, and what would change the doctor’s mind.',
          },
          {
            title: 'Treatment',
            text: 'A prescription, a first dose where that is allowed, tests to be done, or good reasons to wait. Antibiotics are prescribed only when they are likely to help.',
          },
          {
            title: 'Afterwards',
            text: 'You receive a written note and, if you consent, so does your own doctor. We agree on a day for a call, and tell you which signs should make you call sooner.',
          },
        ],
      },
    },
    {
      heading: 'Prescriptions, certificates and referrals',
      text: [
        'Prescriptions follow the rules of the Dubai Health Authority and can be filled at licensed pharmacies. Stricter rules apply to sedatives, strong painkillers and other controlled medicines: the doctor may have to refuse them at a first visit, or refer you to the specialist who knows you. Please do not take this as mistrust.',
        'A sick-leave certificate can be issued only after an examination, for the illness that was found, and not for days long past. If you need a specialist, a scan or a hospital, you receive a referral with the findings, so that you do not have to tell the whole story again.',
      ],
    },
    {
      heading: 'What we do not do at home',
      text: [
        'We do not treat emergencies, take X-rays or CT scans, give general anaesthesia, stitch deep or contaminated wounds, or watch chest pain “to see if it passes”. A newborn with a fever, a pregnant woman who is bleeding, and anyone who is drowsy after a head injury belong in hospital, and we will say so on the phone.',
        'The doctor treats you with your consent, and may not treat an adult who refuses, however worried the family is. What you say stays confidential.',
      ],
    },
    {
      heading: 'Together with our nurses and your own doctor',
      text: [
        'Our doctor does not replace your family doctor or specialist. The visit bridges a night or a difficult week, and with your consent they receive the report. When nursing follows, the doctor’s orders become the care plan the same day: what is done, how often and for how long, and which readings mean that somebody must be called.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'The fee depends on the time of day, your area and how many people are to be examined. We tell you the price before you book; tests, medicines and procedures are extra, and you know the cost before they are done. Only some insurers cover home visits. We give you an invoice and a medical report for your claim.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'How quickly can you come?',
            text: 'We give you an honest time when you call. If you feel you cannot wait that long, go to an emergency department.',
          },
          {
            title: 'Can the doctor see my child without me?',
            text: 'No. A parent or legal guardian must be present, or must give consent in writing beforehand.',
          },
          {
            title: 'Can I get a repeat prescription?',
            text: 'Often, after the doctor has examined you and seen your earlier prescriptions. Controlled medicines follow the stricter rules described above.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'Call 998 instead of a home doctor',
    text: 'For chest pain, trouble breathing, a drooping face or weak arm, a fit, severe allergic swelling, heavy bleeding, poisoning, a stiff neck with fever, a serious injury, or thoughts of suicide, call an ambulance on 998. If someone is a danger to you, call the police on 999.',
  },
}
