import { providerProfile, type ProviderProfile } from '@homecare/contract/profile'
import { registry, type Registry } from '@homecare/contract/releases'

/** The registry as `GET /api/remotes` answers it; throws if it is not one. */
export const parseRegistry = (json: unknown): Registry => registry.parse(json)

/** The provider's profile as its file has it; throws with the names of what is missing. */
export const parseProfile = (json: unknown): ProviderProfile => providerProfile.parse(json)
