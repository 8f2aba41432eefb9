// The entry point of every command. It runs on plain Node 20.19: it continues under the pinned Node if its own is older,
// installs what is missing, then runs the command's TypeScript file.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheDir, continueUnder, fetchNode, majorOf, pinnedVersion } from './runtime.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const COMMANDS = Object.keys(scripts)
const foldersIn = (parent) =>
  readdirSync(join(root, parent))
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
/** Folders with a manifest: the top level and packages/, as in pnpm-workspace.yaml. */
const PACKAGES = [...foldersIn('.'), ...foldersIn('packages')]

function fail(message) {
  console.error(message)
  process.exit(1)
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Runs `task` unless it has already run for exactly these files. */
function runIfChanged(stamp, files, task) {
  const path = join(root, 'node_modules', stamp)
  const hash = hashOf(files)
  if (existsSync(path) && readFileSync(path, 'utf8') === hash) return
  task()
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(path, hash)
}

function run(what, command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (result.status !== 0) fail(`${what} failed. See the output above.`)
}

function nodeOfProject() {
  const version = pinnedVersion()
  return fetchNode(version, cacheDir(process.env), () => console.log(`Fetching Node ${version} …`))
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`This needs Node 20.19 or newer; you run ${process.versions.node}.`)
const [task = '', ...args] = process.argv.slice(2)
if (!COMMANDS.includes(task)) fail(`Unknown command "${task}". Commands: ${COMMANDS.join(', ')}.`)

if (major < majorOf(pinnedVersion())) {
  try {
    await continueUnder(nodeOfProject(), process.argv.slice(1), process.env)
  } catch (error) {
    fail(error.message)
  }
}

const manifests = PACKAGES.map((folder) => `${folder}/package.json`)
runIfChanged('.homecare-install', ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests], () => {
  console.log('Installing packages …')
  run(
    'Installing packages',
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      env: { ...process.env, CI: 'true' },
    },
  )
})
runIfChanged('.homecare-prisma', ['packages/server/prisma/schema.prisma', 'pnpm-lock.yaml'], () => {
  // `prisma generate` downloads a schema engine that it doesn't use, unless this variable names an existing file.
  const prisma = createRequire(join(root, 'packages/server/package.json')).resolve('prisma/build/index.js')
  run('Generating the database client', process.execPath, [prisma, 'generate'], {
    cwd: join(root, 'packages/server'),
    shell: false,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  })
})

const { register } = await import('tsx/esm/api')
register()
await import('@homecare/texts/register')
const { commands } = await import('./src/commands.ts')
try {
  await commands[task](args)
} catch (error) {
  fail(process.env.DEBUG ? error : `\n${error instanceof Error ? error.message : String(error)}`)
}
