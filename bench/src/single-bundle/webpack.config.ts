import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { hostConfigs } from '@homecare/federation/webpack'

const REMOTE_INSIDE = join(import.meta.dirname, 'remote-inside.ts')

/**
 * The shell's own builds, three a language, with the site inside instead of federation: same source, same loaders, same
 * minimiser, same splitting at `import()`, so that federation is the only difference.
 */
export function singleBundleConfigs({ shellDir, dist }: { shellDir: string; dist: string }): Configuration[] {
  return hostConfigs({ dir: shellDir, dist }).map((config) => ({
    ...config,
    cache: false,
    // One stylesheet, as every remote has.
    optimization: {
      ...config.optimization,
      ...(config.name?.startsWith('main ') && {
        splitChunks: {
          cacheGroups: { styles: { type: 'css/mini-extract', name: 'main', chunks: 'all', enforce: true } },
        },
      }),
    },
    ...(config.name?.startsWith('server ') && {
      entry: { main: './server/main.ts', compose: join(import.meta.dirname, 'compose.tsx') },
    }),
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/remote\/load-release$|^@homecare\/federation\/release\/run-server-entry$/,
        (data) => void (data.request = REMOTE_INSIDE),
      ),
    ],
  }))
}
