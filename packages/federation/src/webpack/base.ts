import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { type Locale, type PageLocale, SOURCE_LOCALE } from '@homecare/contract/locales'
import webpack, { type Configuration, type LoaderContext } from 'webpack'
import { className, shortClassName } from './class-name'
import { SwcMinifyPlugin } from './swc-minify'

/** The host shares these modules with every remote, one copy each. A remote imports the router by this name only. */
export const SHARED = ['react', 'react-dom', 'react-router-dom'] as const

export type Mode = 'production' | 'development'

export interface BuildOptions {
  /** The package's folder. */
  dir: string
  /** Prefix of the package's class names. */
  packageName: string
  mode: Mode
  target: 'web' | 'node'
  /** The language of the texts; English by default. */
  locale?: Locale
  /** All languages of the texts, of which a page's reader chooses one; `locale` is then English. */
  languagesOnPage?: readonly PageLocale[] | undefined
  /** The script of a browser build; `es2015` runs in engines far below the supported floor. */
  script?: 'es2015' | 'es2022'
}

const here = createRequire(import.meta.url)

// The supported floor (docs/decisions/020-supported-browsers.md). Fixed rather than a moving query: the same source must
// give the same bytes next year.
const SAFARI = (16 << 16) | (4 << 8)
const BROWSERS = { chrome: 109 << 16, firefox: 115 << 16, safari: SAFARI, ios_saf: SAFARI }

/** The common part of the browser build and the Node build of every package. */
export function baseConfig(options: BuildOptions): Configuration {
  const { dir, packageName, mode, target, locale = SOURCE_LOCALE, languagesOnPage, script = 'es2022' } = options
  const node = target === 'node'
  const cssModules = {
    namedExport: false,
    exportOnlyLocals: node,
    getLocalIdent: (context: LoaderContext<unknown>, _: string, local: string) =>
      (mode === 'production' ? shortClassName : className)(packageName, dir, context.resourcePath, local),
  }
  const css = (modules: object | false) => ({
    loader: here.resolve('css-loader'),
    options: { modules, importLoaders: 0, sourceMap: false },
  })
  return {
    context: dir,
    mode,
    devtool: mode === 'development' ? 'source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.[cm]?tsx?$/,
          loader: here.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development' } },
              target: node ? 'es2023' : script,
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: node ? [css(cssModules)] : [MiniCssExtractPlugin.loader, css(cssModules)],
        },
        node
          ? { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' }
          : {
              test: /\.css$/,
              exclude: /\.module\.css$/,
              use: [MiniCssExtractPlugin.loader, css(false)],
              sideEffects: true,
            },
        { test: /\.(svg|png|jpe?g|webp|avif|woff2|pdf)$/, type: 'asset/resource' },
        {
          test: /[\\/]locales[\\/]en[\\/][a-z0-9-]+\.json$/,
          type: 'javascript/auto',
          loader: here.resolve('@homecare/texts/webpack-loader'),
          options: { locale, languagesOnPage },
        },
      ],
    },
    optimization: {
      minimize: mode === 'production' && !node,
      // Not sent to browsers, so concatenating modules and another parse of the result would only cost build time.
      ...(node && { concatenateModules: false, avoidEntryIife: false }),
      minimizer: [
        new SwcMinifyPlugin(script),
        new CssMinimizerPlugin({
          // A package has two small stylesheets: processes to minify them in would take longer to start.
          parallel: false,
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: BROWSERS },
        }),
      ],
    },
    plugins: [
      languagesOnPage
        ? new webpack.ProvidePlugin({
            BUILD_LOCALE: [here.resolve('@homecare/texts/chosen-language'), 'BUILD_LOCALE'],
          })
        : new webpack.DefinePlugin({ BUILD_LOCALE: JSON.stringify(locale) }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(dir, 'node_modules/.cache/webpack'),
      name: `${packageName}-${target}-${mode}-${locale}`,
      version: buildVersion(dir),
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** Changes when the way to build changes, so that a cached build is never one of an older configuration. */
function buildVersion(dir: string): string {
  const configuration = [import.meta.dirname, dirname(here.resolve('@homecare/texts/webpack-loader'))].flatMap(
    (folder) =>
      readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isFile() ? join(folder, each.name) : [])),
  )
  const hash = createHash('sha256')
  for (const file of [...configuration, join(dir, 'package.json')]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
