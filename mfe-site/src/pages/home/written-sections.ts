import { writtenSection } from '../../parts/written-section'

export const HowItWorks = writtenSection(async () => (await import('./written')).HowItWorks)
export const Benefits = writtenSection(async () => (await import('./written')).Benefits)
export const PrivateNurse = writtenSection(async () => (await import('./written')).PrivateNurse)
export const Questions = writtenSection(async () => (await import('./written')).Questions)
export const Brochure = writtenSection(async () => (await import('./written')).Brochure)
