/** What runs containers here. */
export interface Engine {
  program: 'docker' | 'podman'
  /** Builds, pulls or makes all images. */
  prepare(): Promise<void>
  /** Starts everything and waits until it is healthy or done. */
  up(): Promise<void>
  /** Stops everything; volumes stay. */
  stop(): Promise<void>
  /** Stops everything and removes it, volumes too. */
  remove(): Promise<void>
}
