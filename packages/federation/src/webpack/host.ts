import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import { baseConfig, type Mode } from './base'
import { ChunkIntegrityPlugin } from './chunk-integrity'
import { oneCopy } from './one-copy'
import { SHARED } from './shared'

export interface HostBuild {
  /** The shell's folder, with `src/main.ts`, `src/boot.ts`, `server/main.ts` and `server/compose/child.ts`. */
  dir: string
  /** Where the builds go; `<dir>/dist` unless told. */
  dist?: string
  /** `production` unless told. */
  mode?: Mode
}

/** The shell's three builds: the page's script, the tiny script that starts it, and the document server. */
export function hostConfigs({ dir, dist = join(dir, 'dist'), mode = 'production' }: HostBuild): Configuration[] {
  const base = (room: string, target: 'web' | 'node', script: 'es2015' | 'es2022' = 'es2022') => {
    const config = baseConfig({ dir, room: 'shell', mode, target, script })
    return {
      ...config,
      resolve: { ...config.resolve, alias: oneCopy(dir, mode) },
      cache: { ...(config.cache as object), type: 'filesystem' as const, name: `${room}-${mode}` },
    }
  }
  const router = { import: './src/router.ts', version: versionOf(dir) }
  const output = {
    path: join(dist, 'public/shell'),
    publicPath: '/shell/',
    hashFunction: 'xxhash64',
    crossOriginLoading: 'anonymous' as const,
  }
  const web = base('main', 'web')
  const node = base('server', 'node')
  return [
    {
      ...web,
      name: 'main',
      target: ['web', 'es2022'],
      entry: { main: './src/main.ts' },
      // No hash in entry names: the federation plugin can't have it. `buildHost` adds it.
      output: {
        ...output,
        uniqueName: 'shell',
        filename: '[name].js',
        chunkFilename: '[name].[contenthash:8].js',
        assetModuleFilename: '[name].[hash:8][ext]',
      },
      plugins: [
        new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
        new ChunkIntegrityPlugin(),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: Object.fromEntries(
            SHARED.map((module) => [
              module,
              {
                singleton: true,
                eager: true,
                requiredVersion: false as const,
                ...(module === 'react-router-dom' ? router : {}),
              },
            ]),
          ),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
          },
        }),
      ],
    },
    {
      ...base('boot', 'web', 'es2015'),
      name: 'boot',
      target: ['web', 'es2015'],
      entry: { boot: './src/boot.ts' },
      output: { ...output, uniqueName: 'boot', filename: '[name].js' },
    },
    {
      ...node,
      name: 'server',
      target: 'node26',
      entry: { main: './server/main.ts', compose: './server/compose/child.tsx' },
      // The fonts and pictures are the browser build's; here only their addresses matter.
      output: {
        path: join(dist, 'server'),
        filename: '[name].cjs',
        publicPath: '/shell/',
        assetModuleFilename: '../public/shell/[name].[hash:8][ext]',
        hashFunction: 'xxhash64',
        asyncChunks: false,
      },
    },
  ]
}

const versionOf = (dir: string): string =>
  (createRequire(join(dir, 'package.json'))('react-router/package.json') as { version: string }).version
