import type { Resources, Shared } from './context'

/**
 * State that lives as long as its process, such as caches, batchers and concurrency limits: one instance for each function
 * that creates it, made at its first use. Modules have none, so a test's context shares nothing with another's. `made` holds
 * what is there from the beginning.
 */
export function createShared(resources: Resources, made: [create: unknown, instance: unknown][] = []): Shared {
  const instances = new Map(made)
  const shared: Shared = (create) => {
    if (!instances.has(create)) instances.set(create, create({ ...resources, shared }))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `create` itself has made what is stored under it.
    return instances.get(create) as ReturnType<typeof create>
  }
  return shared
}
