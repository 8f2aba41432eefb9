import webpack, { type Configuration, type MultiStats } from 'webpack'

/**
 * Two simultaneous builds of one package share its cache, and webpack then may never report that it stored its own. The
 * build itself is complete by then.
 */
const CLOSE_MS = 10_000

/** Runs the configurations one after another; throws with webpack's own words if one fails. */
export async function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configs)
  if (!compiler) throw new Error('webpack made no compiler of this configuration')
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      result && !error ? resolve(result) : reject(error ?? new Error('webpack gave no result')),
    )
  })
  await new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(resolve, CLOSE_MS)
    compiler.close((error) => {
      clearTimeout(timeout)
      if (error) reject(error)
      else resolve()
    })
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  return stats
}
