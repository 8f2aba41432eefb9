/** Every visible sentence about getting to a patient's door that the details of a record don't have. */
export const addressMessages = {
  pin: 'Open map with the patient’s pin',
  gateCode: 'Gate code, says the patient',
} as const
