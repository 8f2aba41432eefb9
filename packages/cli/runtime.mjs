// Fetches the pinned Node and continues under it. This file itself runs on plain Node 20.19.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const FETCH_TIMEOUT_MS = 300_000
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']
const EXIT_WITH_PARENT = new URL('../dev-servers/src/exit-with-parent.mjs', import.meta.url)

/** The version in .nvmrc; a test compares the container images with it. */
export const pinnedVersion = () => readFileSync(new URL('../../.nvmrc', import.meta.url), 'utf8').trim()

export const majorOf = (version) => Number(version.split('.')[0])

/** Where fetched runtimes are cached: in the user's cache folder, so that all checkouts share it. */
export function cacheDir(env) {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'homecare')
  if (process.platform === 'win32') return join(env.LOCALAPPDATA || homedir(), 'homecare')
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'homecare')
}

/** npm's package `node` installs one of these in a script; each contains the runtime and needs no script. */
export function packageName(platform = process.platform, arch = process.arch) {
  const name = `${platform === 'win32' ? 'win' : platform}-${arch}`
  return name === 'darwin-arm64' ? `node-bin-${name}` : `node-${name}`
}

/** The path of this Node's executable, fetched from npm's registry unless it is in the cache. Throws an Error for the user. */
export function fetchNode(version, cache, onFetch = () => {}) {
  const target = join(cache, `node-${version}-${process.platform}-${process.arch}`)
  const executable = join(target, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(executable)) return executable
  onFetch()
  const partial = `${target}.${process.pid}`
  try {
    mkdirSync(partial, { recursive: true })
    const args = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error']
    const npm = spawnSync('npm', ['install', '--prefix', partial, ...args, `${packageName()}@${version}`], {
      cwd: partial,
      encoding: 'utf8',
      timeout: FETCH_TIMEOUT_MS,
      shell: process.platform === 'win32',
    })
    if (npm.status !== 0) throw new Error(npm.error?.message ?? lastLine(npm.stderr))
    const unpacked = join(partial, 'node_modules', packageName())
    // npx fails if its Node has no `lib` folder beside `bin`.
    mkdirSync(join(unpacked, 'lib'), { recursive: true })
    const found = spawnSync(join(unpacked, executable.slice(target.length)), ['--version'], { encoding: 'utf8' })
    if (found.stdout?.trim() !== `v${version}`)
      throw new Error(found.error?.message ?? 'it does not run on this machine')
    // Renaming is atomic; if another process renamed first, it fetched the same files.
    if (!existsSync(target)) renameSync(unpacked, target)
  } catch (error) {
    if (existsSync(executable)) return executable
    throw new Error(
      `This needs Node ${majorOf(version)} or newer; you run ${process.versions.node}, and Node ${version} could not be ` +
        `fetched from npm (${error.message}). Install Node ${majorOf(version)} or newer and try again.`,
      { cause: error },
    )
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return executable
}

const lastLine = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .find((line) => line && !/^(code|errno|syscall) /.test(line)) ?? 'npm gave no reason'

/**
 * Runs a script under another Node in place of this process: same terminal, arguments and exit code, signals forwarded.
 * That Node comes first in its PATH. It exits when this process is killed.
 */
export function continueUnder(executable, argv, env) {
  const child = spawn(executable, ['--import', `${EXIT_WITH_PARENT.href}?parent=${process.pid}`, ...argv], {
    stdio: 'inherit',
    env: { ...env, PATH: `${dirname(executable)}${delimiter}${env.PATH ?? ''}` },
  })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  return new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (!signal) process.exit(code)
      for (const each of FORWARDED) process.removeAllListeners(each)
      process.kill(process.pid, signal)
    })
  })
}
