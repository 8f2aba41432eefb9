import { providerProfile, type ProviderProfile } from '@homecare/contract/profile'
import { registry, remoteManifest, type Registry, type RemoteManifest } from '@homecare/contract/releases'

/** The registry as `GET /api/remotes` answers it; throws if it is not one. */
export const parseRegistry = (json: unknown): Registry => registry.parse(json)

/** A release's description of itself; throws if it is none. */
export const parseManifest = (json: unknown): RemoteManifest => remoteManifest.parse(json)

/** The provider's profile as its file has it; throws with the names of what is missing. */
export const parseProfile = (json: unknown): ProviderProfile => providerProfile.parse(json)
