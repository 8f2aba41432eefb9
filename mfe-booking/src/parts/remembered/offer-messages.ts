/** What a remembered visitor reads first. Others don't load it. */
export const offerMessages = {
  welcome: (firstName: string) => `Welcome back, ${firstName}`,
  offer: (until: string) =>
    `Book the tests of your last booking for the same address, at today’s prices. This device remembers them until ${until}.`,
  offerForSeveral: (people: number, until: string) =>
    `Book the tests of your last booking for the same ${people} people at the same address, at today’s prices. This device remembers them until ${until}.`,
  again: 'Book again',
  notYou: (firstName: string) => `Not ${firstName}? Erase these details`,
}
