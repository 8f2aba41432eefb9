import { writtenSection } from '../../parts/written-section'

// One file with their texts: only a visitor who comes from another page loads it.
export const HowItWorks = writtenSection(
  async () => (await import(/* webpackChunkName: "home-written" */ './how-it-works')).HowItWorks,
)
export const Benefits = writtenSection(
  async () => (await import(/* webpackChunkName: "home-written" */ './benefits')).Benefits,
)
export const PrivateNurse = writtenSection(
  async () => (await import(/* webpackChunkName: "home-written" */ './private-nurse')).PrivateNurse,
)
export const Questions = writtenSection(
  async () => (await import(/* webpackChunkName: "home-written" */ './questions')).Questions,
)
export const Brochure = writtenSection(
  async () => (await import(/* webpackChunkName: "home-written" */ './brochure')).Brochure,
)
