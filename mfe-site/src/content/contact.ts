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
  lead: 'Tell us what is hard at the moment. A nurse listens, asks a few questions, and says what would help and what it costs.',
  formHeading: 'Ask for a call back',
  formLead:
    'Five fields. If you don’t know the date or the service yet, choose what comes nearest; we sort it out on the telephone.',
  waysHeading: 'Or reach us directly',
  call: 'Call',
  chat: 'Chat',
  chatText: 'Message us on WhatsApp',
  write: 'Write',
  visit: 'Visit',
  map: 'See it on the map',
  hours: 'Somebody answers',
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
  consent: 'We use these details to call you back and for nothing else.',
  success: 'Thank you. We will call you back.',
  failure: 'Your message could not be sent. Please try again.',
  past: 'Choose a date',
}

export const whatHappensNext: ServicePart = {
  heading: 'What happens next',
  list: {
    kind: 'steps',
    items: [
      {
        title: 'We read it',
        text: 'Your message goes to the people who plan visits. You receive an email that says it has arrived.',
      },
      {
        title: 'We call you back',
        text: 'During opening hours, and as soon as we can. Ten minutes are usually enough: who needs care, since when, what your doctor has ordered.',
      },
      {
        title: 'You get a suggestion and a price',
        text: 'If a visit makes sense, we propose a day, a person and a price. If a clinic or a hospital would serve you better, we say that.',
      },
      {
        title: 'You decide',
        text: 'The appointment itself is a free booking. Nothing starts, and nothing is charged, before you have agreed.',
      },
    ],
  },
}

export const contactWarning = {
  title: 'In an emergency, don’t write to us',
  text: 'For chest pain, trouble breathing, heavy bleeding, signs of a stroke or someone who cannot be woken, call an ambulance on 998. For danger from other people call the police on 999.',
}
