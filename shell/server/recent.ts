/** A small cache: computes a value once and keeps the last few. A failed computation is not cached. */
export function createRecent<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const recent = new Map<string, Promise<T>>()
  return (key, make) => {
    const made = recent.get(key) ?? make()
    recent.delete(key)
    recent.set(key, made)
    for (const old of [...recent.keys()].slice(0, -most)) recent.delete(old)
    made.catch(() => {
      if (recent.get(key) === made) recent.delete(key)
    })
    return made
  }
}
