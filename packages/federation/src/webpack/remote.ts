import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, SOURCE_LOCALE, type Locale } from '@homecare/contract/locales'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { ChunkGraph, Configuration, Module } from 'webpack'
import type { RemoteConfig } from '../contract'
import { baseConfig, SHARED, type Mode } from './base'
import { ChunkIntegrityPlugin } from './chunk-integrity'
import { globalName, RELEASE_PLACEHOLDER } from './global-name'
import { NameChunksPlugin } from './name-chunks'

interface RemoteSource {
  /** The remote's folder, with `src/remote.tsx`. */
  dir: string
  config: RemoteConfig
  /** `production` by default. */
  mode?: Mode
}

/** The name of the chunk group that holds `./remote`. */
export const EXPOSED = 'remote'
export const ENTRY = 'entry.js'
export const SERVER_ENTRY = 'server.cjs'

/** The names of a language's two builds. */
export const buildNames = (locale: Locale) => ({ browser: `browser ${locale}`, node: `node ${locale}` })

/** A remote's builds from one source: in each of its languages one for browsers (a federation container) and one for Node (a script). */
export const remoteConfigs = (source: RemoteSource): Configuration[] =>
  (source.config.languages ?? [SOURCE_LOCALE]).flatMap((locale) => configsIn(source, locale))

function configsIn({ dir, config, mode = 'production' }: RemoteSource, locale: Locale): Configuration[] {
  const name = globalName(config.name, RELEASE_PLACEHOLDER)
  const files = `/remotes/${config.name}/${releaseVersion(dir)}/`
  const publicPath = files + folderOf(locale)
  const path = join(dir, 'dist', folderOf(locale))
  const names = buildNames(locale)
  const { languagesOnPage } = config
  const base = { dir, packageName: config.name, mode, locale, languagesOnPage }
  const browser = baseConfig({ ...base, target: 'web' })
  const node = baseConfig({ ...base, target: 'node' })
  // Pictures are the English build's. They have the same address in every build, or their `src` would differ between composing and
  // hydrating.
  const pictures = { publicPath: files, ...(locale !== SOURCE_LOCALE && { emit: false }) }
  const moduleOf = ({ module }: Configuration) => ({ ...module, generator: { 'asset/resource': pictures } })
  const pages = [...new Set(config.routes.flatMap(({ chunk }) => chunk ?? []))]
  type Chunk = { name?: string | null }
  // What is loaded later on a page is named after it: `home-written` of `home`.
  const isPartOf = (page: string) => (chunk: Chunk) => chunk.name?.startsWith(`${page}-`) === true
  const isOf = (page: string) => (chunk: Chunk) => chunk.name === page || isPartOf(page)(chunk)
  const isOfPage = (chunk: Chunk) => pages.some((page) => isOf(page)(chunk))
  const isUsedByFirst = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    pages.slice(0, 1).some((first) => [...chunkGraph.getModuleChunks(module)].some(isOf(first)))
  const sharedRules = { type: 'css/mini-extract', chunks: isOfPage, minChunks: 2, enforce: true }
  return [
    {
      ...browser,
      name: names.browser,
      module: moduleOf(browser),
      target: ['web', 'es2022'],
      entry: {},
      output: {
        path,
        publicPath,
        uniqueName: name,
        chunkFilename: `${config.name}.[name].[contenthash:8].js`,
        assetModuleFilename: 'assets/[name].[hash:8][ext]',
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout: 60_000,
        hashFunction: 'xxhash64',
      },
      optimization: {
        ...browser.optimization,
        splitChunks: {
          cacheGroups: {
            // A release's files have an address of its own, so a library in a file of its own would be loaded with each release
            // as well: it would only cost a request.
            defaultVendors: false,
            // The rules that several pages share come first, and each page's own follow in another stylesheet. What a shared
            // component uses is shared as well, so which of two rules wins does not depend on the pages that a visitor has
            // come by. The remote's first page, where most visits begin, goes without the rules that only others share.
            styles: { ...sharedRules, name: 'styles', test: isUsedByFirst, priority: 2 },
            later: { ...sharedRules, name: 'styles-later', priority: 1 },
            // The page shows what its parts will need, before their code is loaded.
            ...Object.fromEntries(
              pages.map((page) => [
                page,
                { type: 'css/mini-extract', name: page, chunks: isPartOf(page), enforce: true },
              ]),
            ),
          },
        },
      },
      plugins: [
        ...(browser.plugins ?? []),
        new MiniCssExtractPlugin({
          filename: `${config.name}.[name].css`,
          chunkFilename: `${config.name}.[name].[contenthash:8].css`,
        }),
        new ChunkIntegrityPlugin(),
        new NameChunksPlugin(dir),
        new ModuleFederationPlugin({
          name,
          library: { type: 'var', name },
          filename: ENTRY,
          exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED } },
          shared: Object.fromEntries(
            SHARED.map((module) => [
              module,
              { singleton: true, import: false as const, requiredVersion: false as const },
            ]),
          ),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            externalRuntime: true,
            optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
          },
        }),
      ],
    },
    {
      ...node,
      name: names.node,
      module: moduleOf(node),
      target: 'node26',
      entry: { server: './src/remote.tsx' },
      externalsType: 'commonjs',
      externals: Object.fromEntries(
        [...SHARED, 'react/jsx-runtime', 'react/jsx-dev-runtime'].map((module) => [module, module]),
      ),
      optimization: { ...node.optimization, splitChunks: false, runtimeChunk: false },
      output: {
        path,
        filename: SERVER_ENTRY,
        library: { type: 'commonjs2' },
        publicPath,
        assetModuleFilename: 'assets/[name].[hash:8][ext]',
        hashFunction: 'xxhash64',
        asyncChunks: false,
      },
    },
  ]
}

/** `<package version>-<hash>`, with the placeholder in the place of the hash. */
export function releaseVersion(dir: string, hash: string = RELEASE_PLACEHOLDER): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every package's description has a version.
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${hash}`
}
