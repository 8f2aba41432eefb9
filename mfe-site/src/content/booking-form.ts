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
  failureHelp: 'What you typed is still here. Check the connection and send it again, or call {phone}.',
  tooMany: 'Too many requests were sent from here. Wait a minute and send it again, or call {phone}.',
  required: 'This field is required',
  past: 'Choose today or a later day',
  leaveEmpty: 'Leave this field empty',
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
