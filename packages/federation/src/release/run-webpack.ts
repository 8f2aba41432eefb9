import webpack, { type Configuration, type MultiStats } from 'webpack'

/** Runs the configurations one after another; throws with webpack's own words if one fails. */
export async function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configs)
  if (!compiler) throw new Error('webpack made no compiler of this configuration')
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      result && !error ? resolve(result) : reject(error ?? new Error('webpack gave no result')),
    )
  })
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  return stats
}
