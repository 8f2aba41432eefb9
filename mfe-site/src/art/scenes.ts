import { drawing } from './drawing'

export const AboutScene = drawing(async () => (await import('./drawings')).AboutScene)
export const BenefitsScene = drawing(async () => (await import('./drawings')).BenefitsScene)
export const BrochureScene = drawing(async () => (await import('./drawings')).BrochureScene)
export const ContactScene = drawing(async () => (await import('./drawings')).ContactScene)
export const HeroNight = drawing(async () => (await import('./drawings')).HeroNight)
export const HeroRecovery = drawing(async () => (await import('./drawings')).HeroRecovery)
export const HeroWindow = drawing(async () => (await import('./drawings')).HeroWindow)
export const RefundScene = drawing(async () => (await import('./drawings')).RefundScene)
export const NurseAtDoor = drawing(async () => (await import('./drawings')).NurseAtDoor)
