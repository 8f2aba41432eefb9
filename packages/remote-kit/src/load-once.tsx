import { use } from 'react'

export interface LoadedOnce<T> {
  /** Loads it, or resolves with what was loaded before. After a failure it is loaded again. */
  load(): Promise<T>
  /** In a component: what was loaded, without waiting if it is there; else the component suspends. */
  useLoaded(): T
}

/** Something that pages load when they need it, such as their code or their text. */
export function loadOnce<T>(request: () => Promise<T>): LoadedOnce<T> {
  let loading: Promise<T> | undefined
  let failed = false
  const load = () => {
    if (loading && !failed) return loading
    failed = false
    const requested = request()
    loading = requested
    requested.then(
      // React looks for these before it waits, as if it had seen the promise end itself.
      (value) => Object.assign(requested, { status: 'fulfilled', value }),
      () => (failed = true),
    )
    return requested
  }
  // The same promise each time, also the failed one: the shell's next attempt calls `load`.
  return { load, useLoaded: () => use(loading ?? load()) }
}
