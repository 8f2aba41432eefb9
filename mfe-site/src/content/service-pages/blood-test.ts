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
  lead: 'A licensed nurse comes to your home or office, takes the sample in a few minutes. A certified laboratory tests it, and you receive a link to the report by email.',
  facts: [
    { icon: TestTubeIcon, label: 'What we offer', value: '100+ tests with certified labs, and seven health packages' },
    { icon: ClockIcon, label: 'How long', value: 'Ten to fifteen minutes at your home' },
    {
      icon: WalletIcon,
      label: 'What it costs',
      value: 'Tests from AED 20, packages from AED 370; the total must be above AED 300',
    },
  ],
  parts: [
    {
      heading: 'Two ways to book',
      text: [
        'If you know which tests you need, choose them online: tick the tests or pick a package, choose a day and a time, enter the patient’s details, check everything and pay by card. You do not need an account. The total has to be above AED 300, and includes collection at home.',
        'If you are not sure, or have a doctor’s list that you cannot read, send the form on this page. We will call you back, go through the list with you and tell you what it would cost. The request is free, and you pay nothing until you have decided.',
      ],
    },
    {
      heading: 'Who it helps',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Long-term conditions',
            text: 'Diabetes, thyroid, kidney, cholesterol, blood thinners: the same test every few months, without a morning in the waiting room.',
          },
          {
            title: 'People who can’t easily go out',
            text: 'Older people, new mothers, people after surgery or in a wheelchair.',
          },
          {
            title: 'Check-ups',
            text: 'A package covers the usual questions at your age. More tests do not mean better health; a doctor can tell you which are worth having.',
          },
          { title: 'Before an appointment', text: 'Your results can be there when you sit down with your doctor.' },
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
            text: 'Some tests need eight to twelve hours without food. The booking says so before you choose a time. You may drink water, and it makes a vein easier to find. A morning slot is easiest.',
          },
          {
            title: 'Medicines',
            text: 'Take them as usual unless your doctor has said otherwise. If the test measures the level of a medicine, ask whether to take that dose after the sample.',
          },
          {
            title: 'Diabetes',
            text: 'If you take insulin or tablets that lower sugar, ask your doctor before fasting, and book the first slot.',
          },
          {
            title: 'Biotin',
            text: 'High doses of biotin, taken for hair and nails, can distort thyroid, heart and hormone tests. Tell us if you take it; you may need to pause it.',
          },
          {
            title: 'Exercise and sleep',
            text: 'Avoid hard exercise the day before. For cortisol, prolactin, iron and testosterone the time of day matters, so keep to the time advised.',
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
            title: 'Your name and date of birth',
            text: 'The nurse shows a badge and asks who you are. Please have your Emirates ID or passport ready.',
          },
          {
            title: 'A few questions',
            text: 'The nurse asks about fasting, medicines, blood thinners, allergies to plasters or latex, and whether you tend to faint. If you do, you can lie down.',
          },
          {
            title: 'The sample',
            text: 'The nurse opens a new needle in front of you. If no vein can be found after two attempts, we stop and arrange another time or another nurse.',
          },
          {
            title: 'Labels',
            text: 'The tubes are labelled in front of you, and you check the spelling. This is how mix-ups are prevented.',
          },
          {
            title: 'Afterwards',
            text: 'Press on the spot for three minutes, or longer if you take blood thinners. The tubes travel in a cool, closed box.',
          },
        ],
      },
    },
    {
      heading: 'What results can and can’t tell you',
      text: [
        'Reports come within {reportDays} days for most tests. Some take longer: every test has its own turnaround, and you see that of the slowest one before you pay. We email you a link to the report, and you can share it with your doctor.',
        'The nurse cannot interpret results, and a value outside the range is not a diagnosis: the ranges are set so that some healthy people fall outside them. If the laboratory finds a dangerously abnormal value, we phone you without waiting for the report. For anything else, talk to your doctor or ask for a visit from one of ours.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Single tests cost from AED 20 to 2,000 and packages from AED 370 to 900. You see the total before you pay, and nothing is added afterwards. Refunds are considered case by case; the refund policy, linked at the foot of this page, explains how to ask. If you need to move a visit, please do so at least 24 hours before.',
      ],
    },
    {
      heading: 'Questions people ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Do you take blood from children?',
            text: 'Yes, with a parent or guardian who is there and consents. Please tell us the child’s age when you book, so that we can send a nurse who is used to children.',
          },
          {
            title: 'Does it hurt? Will I have a bruise?',
            text: 'You feel a short sting. A small bruise is common and fades within days; see a doctor about a swelling that grows or a hand that goes numb.',
          },
          {
            title: 'Can I test for someone else?',
            text: 'You can book for them, but they must be there and agree. We never take a sample without the person’s consent.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'In an emergency, do not wait for a test',
    text: 'For chest pain, trouble breathing, fainting, black or bloody stools, confusion, or very high blood sugar with vomiting, call an ambulance on 998.',
  },
}
