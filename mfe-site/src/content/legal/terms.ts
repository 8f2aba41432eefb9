import type { LegalPage } from './legal-page'

export const terms: LegalPage = {
  path: '/terms',
  title: 'Terms of Use',
  meta: {
    title: 'Terms of use',
    description:
      'How a request becomes a visit, when a blood test is booked, what it costs and how it is paid, how it is moved or cancelled, and what we need from you. In plain words.',
    keywords: 'terms of use home healthcare Dubai, blood test booking terms, cancel home visit, payment terms',
  },
  lead: 'The rules for using this site and for booking a visit, in plain words.',
  changedOn: '2026-11-23',
  parts: [
    {
      heading: 'Who you deal with',
      text: ['This site and the visits are offered by {name}, {licence}. You reach us at {phone} and {email}.'],
    },
    {
      heading: 'Not for emergencies',
      text: [
        'For chest pain, trouble breathing, heavy bleeding, signs of a stroke or someone who cannot be woken, call an ambulance on 998. The texts on this site inform; they do not replace the advice of a doctor who has seen you.',
      ],
    },
    {
      heading: 'Requests are free, and not yet an appointment',
      text: [
        'The form on a service page or on the contact page asks us to call you back. It costs nothing and commits nobody. A visit is agreed once we have spoken and you know the day, who comes and the price.',
      ],
    },
    {
      heading: 'Booking a blood test',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'You choose tests, date and time',
            text: 'Prices are in UAE dirhams (AED) and include the nurse’s visit. If a price changes while you are booking, you see the new total before you pay.',
          },
          {
            title: 'You pay by card',
            text: 'You pay on the payment company’s page. While you pay, we hold the time for you for some minutes. An unpaid booking expires, and nothing is charged.',
          },
          {
            title: 'You get a confirmation',
            text: 'The visit is booked once we have confirmed the payment by email, with the receipt. If a payment arrives after the time has gone to somebody else, we call you and offer you another time or your money back.',
          },
        ],
      },
    },
    {
      heading: 'Moving and cancelling',
      text: [
        'With the link in our email, you can move a paid visit yourself until 24 hours before it. After that, or to cancel, send us a request with the same link or call us. You can cancel an unpaid booking with the link, or simply let it expire.',
        'The {refundPolicy} says when money is returned.',
      ],
    },
    {
      heading: 'What we need from you',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Correct details',
            text: 'We need the patient’s name, an address that we can find, and a phone number and email address that reach you. You need them to open the report.',
          },
          {
            title: 'The patient at home, and prepared',
            text: 'Some tests need hours without food; the confirmation says from when. If nobody is at home, or the patient has eaten, the sample may have to be taken on another day.',
          },
          {
            title: 'Permission',
            text: 'Book for others only if they have agreed or you are allowed to decide for them. If the patient is a child, a parent or guardian has to be there.',
          },
          { title: 'A safe place to work', text: 'Our staff may leave if they are threatened or in danger.' },
        ],
      },
    },
    {
      heading: 'Samples and reports',
      text: [
        'Reports are normally ready within {reportDays} days of the visit. Each test says how long it takes, and some need longer. If a sample cannot be used, we call you and take another one. A report lists measured values; your doctor can tell you what they mean for you.',
        'Keep the link in our email and your doctor’s passcode to yourself: whoever has them may read the report.',
      ],
    },
    {
      heading: 'Using the site',
      text: [
        'You may read, share and print these pages. Please do not disrupt the site, try to see other people’s data, or hold times that you do not need.',
        'We do our best to keep the site accurate and available, and correct mistakes when we learn of them. Nothing here takes away rights that the law gives you as a patient or consumer.',
      ],
    },
    {
      heading: 'Law and changes',
      text: [
        'The law of the United Arab Emirates applies. The terms shown on the day of a booking apply to that booking. The {privacyPolicy} says what we do with your data.',
      ],
    },
  ],
}
