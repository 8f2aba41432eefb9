/** The value that `rank` percent of the samples do not exceed (nearest rank). */
export function percentile(samples: readonly number[], rank: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)] ?? Number.NaN
}
