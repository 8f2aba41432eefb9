/** Around the provider's own pictures; captions and alternative texts come with them. */
export const providerPictures = {
  team: { heading: 'Our team', lead: 'Some of the people who come to your home, plan your care or answer your call.' },
  rooms: { heading: 'Our rooms', lead: 'Where we plan visits, train nurses and keep what they bring along.' },
  strip: { heading: 'Some of us', all: 'Meet our team', speaks: (languages: string) => `Speaks ${languages}` },
}
