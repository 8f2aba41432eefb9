import { providerProfile, type ProviderProfile } from '@homecare/contract/profile'
import { registeredRelease, registry, type RegisteredRelease, type Registry } from '@homecare/contract/releases'

export { profileIn } from '@homecare/contract/profile-in'
export { overlaps } from '@homecare/contract/release-paths'
export { isPlainPath } from '@homecare/contract/request-path'
export { ownSecrets } from '@homecare/contract/secrets'

// The parts of the contract that the document server needs at run time; browser code takes types only.

/** The registry as `GET /api/remotes` returns it; throws if it is not one. */
export const parseRegistry = (json: unknown): Registry => registry.parse(json)

/** A release as the registry lists it; throws if it is not one. */
export const parseRelease = (json: unknown): RegisteredRelease => registeredRelease.parse(json)

/** The provider's profile as its file has it; throws with the names of what is missing. */
export const parseProfile = (json: unknown): ProviderProfile => providerProfile.parse(json)
