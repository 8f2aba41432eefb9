export type ViewCounter = ReturnType<typeof createViewCounter>

const EVERY_MS = 5000
const LIMIT_MS = 4000
/** While the BFF is unreachable old counts are dropped, because they are useless after an hour. */
const MOST = 100

/** Reports to the BFF the number of served pages with each release, so that errors can be compared with it. */
export function createViewCounter({ bffUrl, token }: { bffUrl: string; token: string }) {
  let counts = new Map<string, { name: string; version: string; count: number }>()

  const send = async (): Promise<void> => {
    if (counts.size === 0) return
    const views = [...counts.values()].slice(0, MOST)
    counts = new Map()
    // A failed report is dropped, because a count is not worth a retry.
    await fetch(`${bffUrl}/api/release-views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ views }),
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch(() => {})
  }
  setInterval(() => void send(), EVERY_MS).unref()
  return {
    /** Counts one served page with this release. */
    add({ name, version }: { name: string; version: string }): void {
      const key = `${name} ${version}`
      const entry = counts.get(key) ?? { name, version, count: 0 }
      entry.count += 1
      counts.set(key, entry)
    },
  }
}
