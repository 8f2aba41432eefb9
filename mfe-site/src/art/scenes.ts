import { drawing } from './drawing'

export const AboutScene = drawing(async () => (await import(/* webpackChunkName: "art" */ './about-scene')).AboutScene)
export const BenefitsScene = drawing(
  async () => (await import(/* webpackChunkName: "art" */ './benefits-scene')).BenefitsScene,
)
export const BrochureScene = drawing(
  async () => (await import(/* webpackChunkName: "art" */ './brochure-scene')).BrochureScene,
)
export const ContactScene = drawing(
  async () => (await import(/* webpackChunkName: "art" */ './contact-scene')).ContactScene,
)
export const HeroNight = drawing(async () => (await import(/* webpackChunkName: "art" */ './hero-night')).HeroNight)
export const HeroRecovery = drawing(
  async () => (await import(/* webpackChunkName: "art" */ './hero-recovery')).HeroRecovery,
)
export const HeroWindow = drawing(async () => (await import(/* webpackChunkName: "art" */ './hero-window')).HeroWindow)
export const RefundScene = drawing(
  async () => (await import(/* webpackChunkName: "art" */ './refund-scene')).RefundScene,
)
export const NurseAtDoor = drawing(
  async () => (await import(/* webpackChunkName: "art" */ '@homecare/ui/illustrations/nurse-at-door')).NurseAtDoor,
)
