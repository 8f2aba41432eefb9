/** Texts of the Book Appointment form. Source: specification, 4, 5 and 8. */
export const bookingForm = {
  heading: 'Book Appointment',
  badge: 'Free Booking',
  lead: 'It takes about a minute. We call you back to agree on a time.',
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  date: 'Date',
  service: 'Service',
  placeholder: 'Select category',
  submit: 'Book Appointment',
  busy: 'Booking...',
  consent: 'By sending this form, you agree that we use these details to arrange your visit, and for nothing else.',
  privacy: 'How we protect your details (opens in a new tab)',
  success: 'Appointment Booked successfully!',
  failure: 'Error in Appointment Booking',
  failureHelp: 'What you typed is still here. Send it again in a moment, or call {phone}.',
  offline:
    'You are offline. What you typed is still here: send it again when your connection is back, or call {phone}.',
  tooMany: 'Too many requests were sent from here. Wait a minute and send it again, or call {phone}.',
  required: 'This field is required',
  past: 'Choose today or a later day',
  leaveEmpty: 'Leave this field empty',
  sent: {
    heading: 'We have your request',
    number: 'Your number',
    numberInEmail: 'In the email that we have sent you',
    phone: 'We call you on',
    when: 'By when',
    /** `time` is such as “9:00 pm on Thu 26 Nov”. */
    before: (time: string) => `Before ${time}`,
    /** `times` is such as “between 8:00 am and 9:00 pm on Fri 27 Nov”. */
    between: (times: string) => `${times.slice(0, 1).toUpperCase()}${times.slice(1)}`,
    during: (hours: string) => `During our opening hours: ${hours}`,
    next: 'What happens now',
    calls:
      'A coordinator calls, asks what you need and tells you the price. Nothing is arranged or charged before you agree.',
    ready: 'What to have ready',
    readyItems: [
      'Who needs care, how old they are, and since when',
      'What the doctor has said or ordered, with the letter if there is one',
      'The medicines that are taken now',
      'The address, and when somebody is there',
    ],
    chat: 'Write on WhatsApp',
    chatMessage: (number: string) => `My request is ${number}.`,
    another: 'Send another request',
  },
}

/** The texts of each request form. */
export type RequestTexts = typeof bookingForm

export const servicePageTexts = {
  home: 'Home',
  other: 'Other Services',
  book: 'Book Appointment',
  call: 'Call us',
  request: 'Request this service',
}
