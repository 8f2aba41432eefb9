import { ClockIcon, TestTubeIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const bloodTest: ServicePage = {
  path: '/blood-test',
  choice: 'Blood Test',
  title: 'Blood Test',
  meta: {
    title: 'Blood test at home in Dubai',
    description:
      'Home blood tests in Dubai: choose from 100+ tests or seven packages with certified labs, pick a time, pay online. How to prepare and what the results can tell.',
    keywords:
      'blood test at home Dubai, home blood collection, lab test at home, fasting blood test, health check package Dubai, HbA1c at home, vitamin D test',
  },
  action: { label: 'Book tests online', href: '/bookbloodtest' },
  lead: 'A licensed nurse comes to your home or office, takes a few millilitres and leaves. The sample goes to a certified laboratory, and the report comes to you.',
  facts: [
    { icon: TestTubeIcon, label: 'What there is', value: '100+ tests and seven health packages, with certified labs' },
    { icon: ClockIcon, label: 'How long', value: 'Ten to fifteen minutes at your home' },
    {
      icon: WalletIcon,
      label: 'What it costs',
      value: 'Tests from AED 20, packages from AED 370; bookings must exceed AED 300',
    },
  ],
  parts: [
    {
      heading: 'Two ways to book',
      text: [
        'If you know which tests you need, choose them online: tick tests or pick a package, choose a day and a time, enter the patient’s details, look at everything once more and pay by card. No account is needed. The total has to be more than AED 300, and collection at home is then included.',
        'If you do not know, or have a doctor’s list that you cannot read, send the form on this page. We call back, go through the list with you and say what it would cost. That booking is free and you pay nothing until you have chosen.',
      ],
    },
    {
      heading: 'Who it helps',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Long-term conditions',
            text: 'Diabetes, thyroid, kidney, cholesterol, blood thinners: the same test every few months, without the morning in a waiting room.',
          },
          {
            title: 'People who can’t easily go out',
            text: 'Older people, new mothers, people after surgery or in a wheelchair.',
          },
          {
            title: 'Check-ups',
            text: 'A package that covers the usual questions at your age. More tests do not mean more health; a doctor can tell you which are worth it.',
          },
          { title: 'Before a visit', text: 'Results that are ready when you sit down with the doctor.' },
        ],
      },
    },
    {
      heading: 'How to prepare',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Fasting',
            text: 'Some tests need eight to twelve hours without food. The booking says so before you choose the time. Water is allowed and makes the vein easier to find. A morning slot is the easiest.',
          },
          {
            title: 'Medicines',
            text: 'Take them as usual unless your doctor has said otherwise. If a level is to be measured, ask whether the dose should wait until after the sample.',
          },
          {
            title: 'Diabetes',
            text: 'If you take insulin or tablets that lower sugar, ask your doctor before fasting, and book the first slot.',
          },
          {
            title: 'Biotin',
            text: 'High-dose biotin for hair and nails can falsify thyroid, heart and hormone tests. Tell us; it may have to be paused.',
          },
          {
            title: 'Exercise and sleep',
            text: 'No hard training the day before. For cortisol, prolactin, iron and testosterone the hour matters, so keep to the time advised.',
          },
        ],
      },
    },
    {
      heading: 'What happens at the visit',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Who are you',
            text: 'The nurse shows a badge and asks for your full name and date of birth. Please have your Emirates ID or passport ready.',
          },
          {
            title: 'A few questions',
            text: 'Fasting, medicines, blood thinners, allergies to plasters or latex, and whether you tend to faint. If you do, you lie down.',
          },
          {
            title: 'The sample',
            text: 'A new needle, opened in front of you. If the vein cannot be found after two attempts, we stop and agree on another time or another person.',
          },
          {
            title: 'Labels',
            text: 'Tubes are labelled beside you, and you check the spelling. That is the moment at which mix-ups are prevented.',
          },
          {
            title: 'Afterwards',
            text: 'Press for three minutes, longer on blood thinners. The tubes travel cooled, in a closed box.',
          },
        ],
      },
    },
    {
      heading: 'Results, and what they are not',
      text: [
        'Reports come within {reportDays} days for most tests. Some take longer: every test has its own turnaround, and before you pay, the booking names that of the slowest one. The report goes to the email address that you gave, and to your doctor if you ask for it.',
        'The nurse cannot interpret results, and a value outside the range is not a diagnosis: ranges are drawn so that healthy people sometimes fall outside them. If the laboratory finds a dangerously abnormal value, we telephone you without waiting for the report. For anything else, talk to your doctor, or ask for a visit by ours.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Single tests cost from AED 20 to 2,000 and packages from AED 370 to 900. You see the total before you pay and nothing is added afterwards. Refunds are looked at case by case; the refund policy, linked at the foot of this page, says how to ask. To move a visit, tell us 24 hours before if you can.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Do you take blood from children?',
            text: 'Yes, with a parent or guardian there who consents. Please mention the age when you book, so that somebody with practice comes.',
          },
          {
            title: 'Does it hurt? Will I have a bruise?',
            text: 'A short sting. A small bruise is common and fades within days; a growing swelling, or numbness in the hand, should be seen.',
          },
          {
            title: 'Can I test for someone else?',
            text: 'Only with their consent and with them present. We do not take samples in secret.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'A test is not for emergencies',
    text: 'Chest pain, trouble breathing, fainting, black or bloody stools, confusion, or very high sugar with vomiting: do not wait for a laboratory. Call an ambulance on 998.',
  },
}
