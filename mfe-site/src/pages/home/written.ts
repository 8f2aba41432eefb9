// One file with their texts: only a visitor who comes from another page loads it.
export { HowItWorks } from './how-it-works'
export { Benefits } from './benefits'
export { PrivateNurse } from './private-nurse'
export { Questions } from './questions'
export { Brochure } from './brochure'
export { HomeData } from './home-data'
