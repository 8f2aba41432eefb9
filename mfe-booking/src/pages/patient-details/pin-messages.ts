/** Every visible sentence about the pin. */
export const pinMessages = {
  lead: 'Are you at this address now? Your phone can add a pin to the map, so that the nurse finds the door. We keep the place to about ten metres, for the nurse and our team only.',
  add: 'Add a pin from this phone',
  asking: 'Finding the place…',
  added: 'The nurse gets a pin with the address.',
  remove: 'Remove the pin',
  missing: {
    denied: 'Your browser keeps the place to itself, and that is fine: the address is enough.',
    unknown: 'The place could not be found just now. The address is enough; you can also try again.',
    rough: 'This device knows its place only roughly, so there is no pin. The address is enough.',
    elsewhere: 'You are not in the Emirates just now, so there is no pin. The address is enough.',
  },
}
