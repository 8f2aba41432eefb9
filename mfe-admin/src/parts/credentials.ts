import type { CareSkill, Profession } from '@homecare/domain/nurse-credentials'

/** What the licence of somebody of the care team says. */
export const PROFESSION_NAMES: Record<Profession, string> = {
  nurse: 'Registered nurse',
  assistantNurse: 'Assistant nurse',
  physiotherapist: 'Physiotherapist',
  doctor: 'Doctor',
}

export const SKILL_NAMES: Record<CareSkill, string> = {
  ventilator: 'Ventilator',
  paediatric: 'Children',
  injections: 'Injections',
  woundCare: 'Wound care',
  catheter: 'Catheter',
  tubeFeeding: 'Tube feeding',
  tracheostomy: 'Tracheostomy',
  palliative: 'Palliative care',
}

export const SKILL_OPTIONS = Object.entries(SKILL_NAMES).map(([value, label]) => ({ value, label }))
