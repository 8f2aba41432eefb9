/** Placeholder of the release's hash during the build; `buildRemote` replaces it. */
export const RELEASE_PLACEHOLDER = '0RELEASE'

/**
 * The global variable of a release's container. It names the release, so that a release and the one before it
 * can both be loaded in one page without mixing up their chunks. `version` ends in the hash.
 */
export const globalName = (name: string, version: string): string =>
  `remote_${name.replaceAll('-', '_')}_${version.slice(-RELEASE_PLACEHOLDER.length)}`
