import * as texts from '../../locales/en/cart.json'

/** When the report comes: in hours up to two days, then in days. */
export const reportIn = (hours: number): string =>
  hours <= 48 ? texts.reportInHours({ hours }) : texts.reportInDays({ days: Math.ceil(hours / 24) })
