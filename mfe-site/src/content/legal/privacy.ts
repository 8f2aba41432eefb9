import type { LegalPage } from './legal-page'

export const privacy: LegalPage = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  meta: {
    title: 'Privacy policy',
    description:
      'Which details we ask for when you book care or a blood test at home, who sees them, how long they are kept, and how you get a copy or have them erased.',
    keywords: 'privacy policy home healthcare Dubai, patient data, health records UAE, erase my data, copy of my data',
  },
  lead: 'What we know about you and why, who sees it, how long we keep it, and what you can ask us to do.',
  changedOn: '2026-11-23',
  parts: [
    {
      heading: 'In short',
      list: {
        kind: 'points',
        items: [
          {
            title: 'We ask for what a visit needs',
            text: 'Who needs a visit, where, when and for what. You do not open an account, and this site does not ask for a date of birth.',
          },
          {
            title: 'No advertising and no trackers',
            text: 'We do not sell your details, and no page of this site loads anything from advertisers or tracking services.',
          },
          {
            title: 'Card numbers never reach us',
            text: 'You enter your card on the payment company’s page. We receive only the result, the amount and the reference of the payment.',
          },
        ],
      },
    },
    {
      heading: 'What we store',
      list: {
        kind: 'points',
        items: [
          {
            title: 'When you ask for an appointment or a call back',
            text: 'Your full name, email address and phone number, and the date and service you chose.',
          },
          {
            title: 'When you book a blood test',
            text: 'The patient’s name, email address, phone number and address, the names of others who are tested at the same visit, each person’s date of birth and sex, tests and packages, the date and time, and the status, amount and reference of the payment. A gate code and a pin on the map, if you send them.',
          },
          {
            title: 'During and after the visit',
            text: 'Who the nurse was, when the nurse was on the way, arrived and took the sample, the number of the sample, notes that our staff need for the visit, and your report.',
          },
          {
            title: 'While you use the site',
            text: 'Our servers see the network address of your device, as every server does, and use it to prevent abuse. Errors on a page are reported to us without what you typed. We count how often each step of the booking is opened, and which search words found no test, without knowing who searched. Anything that looks like a phone number or an email address is not counted.',
          },
        ],
      },
    },
    {
      heading: 'Why we may use it',
      text: [
        'We use these details to arrange the visit you asked for, to take the sample and have it tested, to give you the report, to take and refund payments, and to answer you. You agree to this when you send the form or continue with the booking. You may withdraw your consent at any time. What was done before remains lawful, but care that needs the details cannot then continue.',
        'The law requires us to keep some records, such as health records and accounts, whether or not you agree.',
        'No computer makes decisions about you on its own.',
      ],
    },
    {
      heading: 'Who sees it',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Our staff',
            text: 'Each member of staff has an account of their own and sees what their role needs. A history that cannot be rewritten records who looked at a report and who changed a booking.',
          },
          {
            title: 'The nurse who visits you',
            text: 'Your name, date of birth and sex, phone number, address, gate code and pin on the map, tests and notes for that day.',
          },
          {
            title: 'The laboratory',
            text: 'The tubes with the patient’s name, date of birth and sex, the order number and the tests to be done.',
          },
          {
            title: 'The payment company',
            text: 'The amount, order number, name, email address, phone number and address, for the card payment.',
          },
          {
            title: 'Companies that run servers and email for us',
            text: 'They store and transport data on our behalf and may not use them for anything else.',
          },
          {
            title: 'Your doctor, if you want it',
            text: 'You can make a link to your report for a doctor. The link needs a passcode that you pass on yourself. It works for seven days, and you receive an email whenever it is opened.',
          },
        ],
      },
    },
    {
      heading: 'How it is protected',
      text: [
        'Everything that travels between your device and us is encrypted. Reports are also encrypted where they are stored, with a key that is kept elsewhere. To open yours, you need the link in our email and the last four digits of your phone number. After several wrong attempts, it is locked for a while.',
        'Backups are encrypted too. No system is perfectly safe: if your data were lost, or seen by somebody who should not see it, we would tell you and the authorities as the law requires.',
      ],
    },
    {
      heading: 'How long we keep it',
      list: {
        kind: 'points',
        items: [
          {
            title: 'Paid visits and completed requests: 25 years',
            text: 'They are health records, which the UAE’s Federal Law No. 2 of 2019 requires providers to keep for at least 25 years after the last procedure.',
          },
          {
            title: 'Bookings that were never paid: 30 days',
            text: 'If the visit would have been later than that, we keep them until then.',
          },
          { title: 'Requests that led to nothing: one year', text: 'We keep them in case you contact us again.' },
          {
            title: 'Amounts and dates of payments: as long as the law requires',
            text: 'Once the details above are erased, these records no longer name you. Our history of changes keeps numbers and statuses, not your name.',
          },
          {
            title: 'Backups: 28 days longer',
            text: 'Whatever is erased today disappears from the last backup after that time. Emails we have sent stay in the mailboxes they reached.',
          },
        ],
      },
    },
    {
      heading: 'Your rights',
      text: [
        'The UAE’s Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data and the laws on health data give you rights over what we store. To use them, write to {email} or call {phone}. We may ask you a question to be sure of your identity. It costs nothing.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'To know what we store, and have a copy',
            text: 'You can ask for a copy of everything we store about you, also as a file that other programs can read.',
          },
          { title: 'To have it corrected', text: 'Tell us if a name, number or address is wrong.' },
          {
            title: 'To have it erased',
            text: 'We erase it unless the law requires us to keep it. If a visit is planned, a payment is open or the laboratory has your sample, we finish that first.',
          },
          { title: 'To object or to limit', text: 'You may ask us to stop or to restrict what we do with your data.' },
          {
            title: 'To complain',
            text: 'You can complain to us first, so that we can put things right, or directly to the UAE Data Office or the health authority.',
          },
        ],
      },
    },
    {
      heading: 'Booking for somebody else',
      text: [
        'If you book for a relative or a child, tell them what this page says, and book only if they have agreed or you are allowed to decide for them.',
      ],
    },
    {
      heading: 'Changes',
      text: [
        'When we change what we do, we update this page and the date above. The page {cookies} says what this site may store in your browser.',
      ],
    },
  ],
}
