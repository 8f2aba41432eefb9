/** Errors per hundred views, or null where there are too few views. */
export function errorRate(errors: number, views: number): string | null {
  if (views === 0 || errors === 0) return null
  const percent = (errors / views) * 100
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`
}
