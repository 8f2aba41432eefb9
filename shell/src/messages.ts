/** Every word of the frame. What belongs to the provider comes from the profile. */
export const messages = {
  skip: 'Skip to the content',
  contact: 'Contact',
  services: 'Services',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  home: (name: string) => `${name}, home page`,
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  stripLead: 'Questions at any hour?',
  quickLinks: 'Quick Links',
  ourServices: 'Our services',
  reachUs: 'Reach us',
  map: 'See it on the map',
  follow: (network: string) => `${network} (opens in a new tab)`,
  copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  actions: 'Quick contact',
  callUs: 'Call US',
  callBack: 'Call Back',
  whatsapp: 'Whatsapp',
  loading: 'Loading the page …',
  missingTitle: 'This page does not exist',
  missingText: 'The address may have changed, or a letter is missing. These pages may be what you were looking for.',
  backHome: 'Go to Home',
  troubleTitle: 'This part of the page is taking longer than it should',
  troubleText: 'We keep trying, and it will appear by itself. If you would rather not wait, call us, send a message, or leave your number and we call you back.',
  troubleCall: 'Call us',
  troubleChat: 'Send a message',
  callbackForm: 'Ask for a call back',
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  date: 'Preferred date',
  service: 'Service',
  send: 'Ask for a call back',
  /** The choices of the contact call, as written there. */
  serviceChoices: [
    'Home Nursing', '24 Hours In-Home Care', 'Ventilator Care', 'Post Hospitalization', 'Nurses Visit',
    'Palliative care', 'Elderly Care Services', 'Post Operative Care', 'Pediatric Palliative care', 'Paralytic Care',
  ],
}

/** The frame's own two addresses; all others come from the registry. */
export const HOME = '/'
export const CONTACT = '/contact'
