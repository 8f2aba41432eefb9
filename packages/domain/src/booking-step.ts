/** The steps of a booking whose views are counted, in order. */
export const COUNTED_STEPS = ['tests', 'date', 'patient', 'confirm', 'payment', 'paid'] as const
export type CountedStep = (typeof COUNTED_STEPS)[number]
