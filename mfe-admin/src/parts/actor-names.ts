/** Who did something where it was nobody with an account. */
export const ACTOR_NAMES: Readonly<Record<string, string>> = {
  visitor: 'Patient',
  nurse: 'Nurse',
  'link holder': 'Holder of a doctor’s link',
  gateway: 'Card gateway',
  system: 'System',
  unknown: 'Not known',
}
