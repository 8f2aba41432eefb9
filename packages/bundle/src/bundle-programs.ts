import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textsPlugin } from '@homecare/texts/esbuild-plugin'
import { build } from 'esbuild'
import { copyPackages } from './copy-packages'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The back end's programs. Paths from the repository's root. */
export const SOURCES = {
  bff: 'bff/src/main.ts',
  worker: 'worker/src/main.ts',
  migrate: 'bff/src/migrate.ts',
  'audit-check': 'bff/src/audit-check.ts',
  'reset-factor': 'bff/src/reset-factor.ts',
}

/** The paths of the bundled programs. */
export type Programs = Record<keyof typeof SOURCES, string>

/** Releases a built remote; see its file. */
const RELEASE_SOURCE = 'packages/cli/src/release-built.ts'

/** Native packages can't be bundled, and the page of the API's documentation is sent as it is in its package. */
const NOT_BUNDLED = [
  { name: '@node-rs/argon2', from: 'packages/server' },
  {
    name: 'sharp',
    from: 'packages/server',
    files: ['dist', 'LICENSE'],
    with: ['@img/colour', 'detect-libc', 'semver'],
  },
  { name: 'swagger-ui-dist', from: 'bff', files: ['swagger-ui.css', 'swagger-ui-bundle.js'] },
  // It and the fonts' subsetter load WebAssembly from its files.
  { name: 'harfbuzzjs', from: 'packages/server' },
]

/** Bundles the back end into `dir`, which then needs nothing but Node: it can be moved, or copied into an image. */
export async function bundlePrograms(dir: string): Promise<Programs> {
  await bundle(dir, SOURCES)
  await Promise.all([
    cp(join(ROOT, 'packages/server/data'), join(dir, 'data'), { recursive: true }),
    cp(join(ROOT, 'packages/server/prisma/migrations'), join(dir, 'migrations'), { recursive: true }),
    ...NOT_BUNDLED.map(({ from, ...wanted }) => copyPackages(join(ROOT, from), dir, wanted)),
    copyScriptFonts(dir),
  ])
  return programsIn(dir)
}

/** The programs that were bundled into this folder. */
export function programsIn(dir: string): Programs {
  const file = (name: keyof Programs): string => join(dir, `${name}.mjs`)
  return {
    ...{ bff: file('bff'), worker: file('worker'), migrate: file('migrate') },
    ...{ 'audit-check': file('audit-check'), 'reset-factor': file('reset-factor') },
  }
}

/** Copies the fonts of documents for the scripts that our own fonts lack, in upright letters of any weight. */
async function copyScriptFonts(dir: string): Promise<void> {
  const server = join(ROOT, 'packages/server')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format.
  const { dependencies } = JSON.parse(await readFile(join(server, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@fontsource-variable/noto-'))) {
    const letters = (await readdir(join(server, 'node_modules', name, 'files'))).filter((file) =>
      file.endsWith('-wght-normal.woff2'),
    )
    await copyPackages(server, dir, {
      name,
      files: ['LICENSE', 'unicode.json', ...letters.map((file) => `files/${file}`)],
    })
  }
}

/** Bundles the release program into `dir`, beside these built remotes. */
export async function bundleRelease(dir: string, remotes: readonly { name: string; dir: string }[]): Promise<void> {
  await bundle(dir, { release: RELEASE_SOURCE })
  for (const remote of remotes) {
    const place = join(dir, 'remotes', remote.name, 'dist')
    await mkdir(place, { recursive: true })
    await cp(join(remote.dir, 'dist'), place, { recursive: true })
  }
}

/** Bundles the programs of backup and restore into `dir`. */
export const bundleBackup = (dir: string): Promise<void> =>
  bundle(dir, { backup: 'packages/backup/src/backup.ts', restore: 'packages/backup/src/restore.ts' })

/** Bundles the programs of the stand-in images into `dir`, beside the files and packages that they read. */
export async function bundleStandIns(dir: string): Promise<void> {
  const folder = join(ROOT, 'packages/dev-servers')
  const names = ['object-store', 'mailbox']
  await bundle(dir, Object.fromEntries(names.map((name) => [name, `packages/dev-servers/src/stand-ins/${name}.ts`])))
  for (const file of ['pages.css', 'pages.js']) await cp(join(folder, 'src/pages', file), join(dir, file))
  await copyPackages(folder, dir, { name: '@picocss/pico', files: ['css/pico.jade.min.css'] })
}

/** Names and lines stay, so that a stack trace can be read; what comes from which file is in esbuild's comments. */
async function bundle(outdir: string, sources: Record<string, string>): Promise<void> {
  await build({
    entryPoints: Object.entries(sources).map(([out, source]) => ({ in: join(ROOT, source), out })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    legalComments: 'none',
    platform: 'node',
    format: 'esm',
    target: 'node26',
    // CommonJS libraries expect `require`, and one of them `__dirname`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url), __dirname = import.meta.dirname;",
    },
    external: ['@node-rs/argon2', 'sharp', 'harfbuzzjs'],
    plugins: [textsPlugin()],
    logLevel: 'error',
  })
}
