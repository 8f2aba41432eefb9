import type { LegalPage } from './legal-page'

export const cookies: LegalPage = {
  path: '/cookies',
  title: 'Cookies',
  meta: {
    title: 'Cookies and storage',
    description:
      'Every cookie and every entry that this site may store in your browser, what it is for and how long it lasts. None is for advertising, so there is no banner.',
    keywords: 'cookies home healthcare, no tracking cookies, browser storage, cookie facts',
  },
  lead: 'Everything that this site may store in your browser. None of it tracks you, so there is no banner to click away.',
  changedOn: '2026-11-23',
  parts: [
    {
      heading: 'Cookies for visitors',
      text: ['Most visitors receive no cookies at all.'],
      list: {
        kind: 'points',
        items: [
          {
            title: 'bucket: 30 days',
            text: 'A number from 0 to 99, set only while we try a new version of a page with some visitors, so that you keep seeing the same version. Many people share your number, so it identifies nobody.',
          },
          {
            title: '__Secure-report: 15 minutes',
            text: 'Set when you open a laboratory report, and sent for that report only. Without it, you would have to enter the digits of your phone number for each page.',
          },
        ],
      },
    },
    {
      heading: 'Storage in your browser',
      text: [
        'This storage is not sent to us with every request. All of it except the last entry disappears when you close the tab.',
      ],
      list: {
        kind: 'points',
        items: [
          {
            title: 'Your unfinished booking',
            text: 'The tests, date and time, the names of those being tested, and the patient’s address, so that nothing is lost if the page reloads. On a shared computer, close the tab when you have finished.',
          },
          {
            title: 'Your last order, and the link you opened',
            text: 'This lets us show the page of your booking again.',
          },
          { title: 'Where you were on a page', text: 'This lets the Back button return you to the same place.' },
          {
            title: 'Details you asked us to remember on this device',
            text: 'Name, email, phone, address and tests, and the names of the others who were tested with you, only if you ticked “Remember me on this device”. They are erased six months after your last booking, or when you press the button beside the form.',
          },
        ],
      },
    },
    {
      heading: 'Cookies for staff',
      list: {
        kind: 'points',
        items: [
          {
            title: '__Host-session: at most 8 hours',
            text: 'Says who is logged in. It ends after 30 minutes without use.',
          },
          {
            title: '__Host-device: 180 days',
            text: 'Marks a device on which a member of staff has logged in before, so that guessing passwords elsewhere does not lock them out.',
          },
        ],
      },
    },
    {
      heading: 'Other companies',
      text: [
        'No page of this site loads anything from another company. When you pay, you go to the payment company’s page, which has rules and cookies of its own. The same is true of any link you follow to a map, a chat or a social network.',
      ],
    },
    {
      heading: 'Refusing and deleting',
      text: [
        'You can delete all of this in your browser’s settings at any time, and you can refuse cookies. Pages, forms and bookings work without them; only a laboratory report cannot be opened without its cookie.',
      ],
    },
  ],
}
