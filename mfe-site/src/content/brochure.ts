/** Texts only of the brochure. The provider's own facts are added from the profile when the brochure is made. */
export const brochure = {
  title: 'Home healthcare in Dubai: services, how care begins, the first visit',
  kicker: 'Home healthcare in Dubai',
  lead: 'Registered nurses, therapists and doctors who come to you, for one visit or around the clock. This is what we do, how it begins and what you can expect.',
  begin: {
    heading: 'How care begins',
    first: {
      title: 'You call or write',
      text: 'By telephone, in the chat or with the form on the website, whichever is easiest.',
    },
  },
  firstVisit: {
    heading: 'What to expect at the first visit',
    points: [
      'A registered nurse spends about an hour with you: medical history, medicines, blood pressure, pulse, oxygen, mobility, skin.',
      'Together you look at the rooms for things to trip over.',
      'At the end you know what we suggest, who would come, and what it costs. Then you decide.',
    ],
  },
  ready: {
    heading: 'Please have at hand',
    points: ['The discharge letter, if there is one', 'All prescriptions and medicines', 'Your Emirates ID'],
  },
  services: 'Fifteen services',
  never: {
    heading: 'When not to wait for us',
    text: 'For chest pain, trouble breathing, heavy bleeding, signs of a stroke or someone who cannot be woken, call an ambulance on 998.',
  },
  reach: {
    heading: 'How to reach us',
    free: 'Booking an appointment is free.',
    scan: 'Scan to open our website',
    phone: 'Telephone',
    email: 'Email',
    website: 'Website',
    address: 'Address',
    hours: 'Open',
    licence: 'Licence',
  },
}
