import { bookingForm, type RequestTexts } from './booking-form'
import type { ServicePart } from './service-page'

export const contactMeta = {
  title: 'Contact us: call, chat or call back',
  description:
    'Call, write, chat or ask for a call back: how to reach our nurses in Dubai, when somebody answers, and what happens after you have sent the form.',
  keywords:
    'contact home nursing Dubai, call back nurse, home healthcare phone number, book home nurse, home care enquiry Dubai',
}

export const contactPage = {
  title: 'Contact Us',
  lead: 'Tell us what is difficult at the moment. A nurse will listen, ask a few questions, and say what would help and what it costs.',
  formHeading: 'Ask for a call back',
  formLead:
    'There are five fields. If you are not sure of the date or the service yet, choose the closest; we will sort it out on the phone.',
  waysHeading: 'Or reach us directly',
  call: 'Call',
  chat: 'Chat',
  chatText: 'Message us on WhatsApp',
  write: 'Write',
  visit: 'Visit',
  map: 'See it on the map',
  hours: 'When we answer',
}

/** Texts of the contact form. Source: specification, 5; decisions, requests and contact. */
export const contactForm: RequestTexts = {
  ...bookingForm,
  heading: contactPage.formHeading,
  lead: contactPage.formLead,
  date: 'Appointment date',
  placeholder: 'Select service',
  submit: 'Send message',
  busy: 'Sending...',
  consent: 'By sending this form, you agree that we use these details to call you back, and for nothing else.',
  success: 'Thank you. We will call you back.',
  failure: 'Your message could not be sent. Please try again.',
  past: 'Choose a date',
  sent: { ...bookingForm.sent, heading: 'We have your message' },
}

export const whatHappensNext: ServicePart = {
  heading: 'What happens next',
  list: {
    kind: 'steps',
    items: [
      {
        title: 'We read it',
        text: 'Your message goes to the people who plan our visits. You receive an email to say that it has arrived.',
      },
      {
        title: 'We call you back',
        text: 'We call during opening hours, as soon as we can. Ten minutes are usually enough to hear who needs care, since when, and what your doctor has ordered.',
      },
      {
        title: 'You get a suggestion and a price',
        text: 'If a visit makes sense, we suggest a day, a person and a price. If a clinic or a hospital would serve you better, we say so.',
      },
      {
        title: 'You decide',
        text: 'Booking an appointment is free. Nothing starts, and nothing is charged, before you have agreed.',
      },
    ],
  },
}

export const contactWarning = {
  title: 'In an emergency, don’t write to us',
  text: 'For chest pain, trouble breathing, heavy bleeding, signs of a stroke or someone who cannot be woken, call an ambulance on 998. If someone is a danger to you, call the police on 999.',
}
