import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { folderOf, LOCALES, SOURCE_LOCALE, type Locale } from '@homecare/contract/locales'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import { baseConfig, SHARED, type Mode } from './base'
import { ChunkIntegrityPlugin } from './chunk-integrity'

export interface HostBuild {
  /** The shell's folder, with `src/main.ts`, `src/boot.ts`, `src/offline/offline-script.ts`, `server/main.ts` and `server/compose/child.ts`. */
  dir: string
  /** The output folder; `<dir>/dist` by default. */
  dist?: string
  /** `production` by default. */
  mode?: Mode
}

/** The service workers: of all pages, of one page, and what takes the place of one that is no longer wanted. */
const WORKERS = ['site-worker', 'page-worker', 'removal']

/**
 * The shell's builds: in each language the page's script, the tiny script that starts it, the page "You are offline" and what composes
 * the pages; once the document server.
 */
export const hostConfigs = (source: HostBuild): Configuration[] =>
  LOCALES.flatMap((locale) => configsIn(source, locale))

function configsIn({ dir, dist = join(dir, 'dist'), mode = 'production' }: HostBuild, locale: Locale): Configuration[] {
  const folder = folderOf(locale)
  const isSource = locale === SOURCE_LOCALE
  // Fonts and pictures have one address in all languages.
  const generator = { 'asset/resource': { publicPath: '/shell/', ...(!isSource && { outputPath: '../' }) } }
  const base = (build: string, target: 'web' | 'node', script: 'es2015' | 'es2022' = 'es2022') => {
    const config = baseConfig({ dir, packageName: 'shell', mode, target, locale, script })
    return {
      ...config,
      module: { ...config.module, generator },
      resolve: { ...config.resolve, alias: singleCopyAliases(dir, mode) },
      cache: {
        ...(typeof config.cache === 'object' && config.cache),
        type: 'filesystem' as const,
        name: `${build}-${mode}-${locale}`,
      },
    }
  }
  const router = { import: './src/router.ts', version: versionOf(dir) }
  const output = {
    path: join(dist, 'public/shell', folder),
    publicPath: `/shell/${folder}`,
    hashFunction: 'xxhash64',
    crossOriginLoading: 'anonymous' as const,
  }
  const web = base('main', 'web')
  const node = base('server', 'node')
  return [
    {
      ...web,
      name: `main ${locale}`,
      target: ['web', 'es2022'],
      entry: { main: [...typeOf(locale), './src/main.ts'] },
      // No hash in entry names: the federation plugin can't have it. `buildHost` adds it.
      output: {
        ...output,
        uniqueName: 'shell',
        filename: '[name].js',
        chunkFilename: '[name].[contenthash:8].js',
        assetModuleFilename: '[name].[hash:8][ext]',
      },
      plugins: [
        ...(web.plugins ?? []),
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
      name: `boot ${locale}`,
      target: ['web', 'es2015'],
      entry: { boot: './src/boot.ts' },
      // The document server writes its text into every page.
      output: { ...output, path: join(dist, 'server', folder), uniqueName: 'boot', filename: '[name].js' },
    },
    {
      ...base('offline', 'web'),
      name: `offline ${locale}`,
      target: ['web', 'es2022'],
      entry: {
        offline: [...typeOf(locale), './src/offline/offline-script.ts'],
        ...(isSource && Object.fromEntries(WORKERS.map((name) => [name, `./src/offline/workers/${name}.ts`]))),
      },
      // Style and script of one page, which the document server writes into it, and the workers, which it serves.
      output: { ...output, path: join(dist, 'server', folder), uniqueName: 'offline', filename: '[name].js' },
      plugins: [...(web.plugins ?? []), new MiniCssExtractPlugin({ filename: '[name].css' })],
    },
    {
      ...node,
      name: `server ${locale}`,
      target: 'node26',
      entry: { ...(isSource && { main: './server/main.ts' }), compose: './server/compose/child.tsx' },
      // The fonts and pictures are the browser build's; here only their addresses matter.
      output: {
        path: join(dist, 'server', folder),
        filename: '[name].cjs',
        publicPath: '/shell/',
        assetModuleFilename: '../public/shell/[name].[hash:8][ext]',
        hashFunction: 'xxhash64',
        asyncChunks: false,
      },
    },
  ]
}

/** What a language's pages have of type beside the English ones'. */
const typeOf = (locale: Locale): string[] => (locale === 'ar' ? ['@homecare/ui/arabic.css'] : [])

const versionOf = (dir: string): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every package's description has a version.
  (createRequire(join(dir, 'package.json'))('react-router/package.json') as { version: string }).version

/** From package to package: each is found from the one before it. */
const FEDERATION_CHAIN = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk', 'error-codes']
const MODULES: Record<string, string> = { 'error-codes': 'index.mjs' }

/**
 * Aliases for the shell. Federation's packages come as ES modules and as CommonJS and import each other as both:
 * without this both are in the page's script. The router's map of exports leads every bundler to
 * its development build, warnings and all.
 */
function singleCopyAliases(dir: string, mode: Mode): Record<string, string> {
  const router = createRequire(join(dir, 'package.json')).resolve('react-router/package.json')
  const aliases: Record<string, string> = { 'react-router$': join(dirname(router), `dist/${mode}/index.mjs`) }
  let from = createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime')
  for (const name of FEDERATION_CHAIN) {
    from = createRequire(from).resolve(`@module-federation/${name}`)
    aliases[`@module-federation/${name}$`] = join(dirname(from), MODULES[name] ?? 'index.js')
  }
  return aliases
}
