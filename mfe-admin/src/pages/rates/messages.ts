/** Every visible sentence of the page of prices. */
export const ratesMessages = {
  lead: 'What care costs, by service and unit. Quotes take their prices from here; a price that was quoted stays as it was.',
  caption: 'Prices of care',
  columns: {
    service: 'Service',
    unit: 'For',
    dayClass: 'When',
    price: 'Price (AED)',
    vat: 'VAT',
    from: 'From',
    until: 'Until',
    actions: 'Change',
  },
  noEnd: 'no end',
  empty:
    'No price yet. A quote can be written once its service and unit have a price, as a 12-hour shift of Elderly Care.',
  emptyNow: 'No price holds today or later.',
  over: 'Show those that are over',
  by: (name: string, at: string) => `Added by ${name}, ${at}`,

  add: {
    button: 'New price',
    title: 'New price',
    hint: 'The price that holds now ends on the day before. VAT, where it is due, is within the price.',
    service: 'Service',
    unit: 'For',
    dayClass: 'When',
    price: 'Price in AED',
    vatRule: 'VAT',
    from: 'From',
    choose: 'Choose one',
    priceWrong: 'Enter an amount like 600 or 600.50',
    dayMissing: 'Choose a day',
    save: 'Add the price',
    saved: 'The price is added.',
  },

  end: {
    button: 'End',
    of: (service: string, unit: string) => `${service}, ${unit}`,
    title: 'End the price',
    hint: 'From the next day on no quote can be written with it, unless it has a newer price.',
    until: 'Last day',
    save: 'End it',
    saved: 'The price ends on that day.',
  },
}
