// The Node that everything runs on. It runs on bare Node 20.19 as well, where it fetches that Node and goes on under it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const FETCH_LIMIT_MS = 300_000
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']
const LEASH = new URL('../dev-servers/src/leash.mjs', import.meta.url)

/** The one place that names the version; images are compared with it by a test. */
export const pinnedVersion = () => readFileSync(new URL('../../.nvmrc', import.meta.url), 'utf8').trim()

export const majorOf = (version) => Number(version.split('.')[0])

/** Where fetched runtimes are kept: beside other programs' caches, so that every checkout shares one. */
export function cacheDir(env) {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'homecare')
  if (process.platform === 'win32') return join(env.LOCALAPPDATA || homedir(), 'homecare')
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'homecare')
}

/** npm's package `node` only installs one of these by a script; each has the runtime itself and needs no script. */
export function packageName(platform = process.platform, arch = process.arch) {
  const name = `${platform === 'win32' ? 'win' : platform}-${arch}`
  return name === 'darwin-arm64' ? `node-bin-${name}` : `node-${name}`
}

/** The path of this Node's executable, fetched from npm's registry unless it is in the cache. Throws one clear sentence. */
export function fetchNode(version, cache, onFetch = () => {}) {
  const place = join(cache, `node-${version}-${process.platform}-${process.arch}`)
  const executable = join(place, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(executable)) return executable
  onFetch()
  const half = `${place}.${process.pid}`
  try {
    mkdirSync(half, { recursive: true })
    const args = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error']
    const npm = spawnSync('npm', ['install', '--prefix', half, ...args, `${packageName()}@${version}`], {
      cwd: half,
      encoding: 'utf8',
      timeout: FETCH_LIMIT_MS,
      shell: process.platform === 'win32',
    })
    if (npm.status !== 0) throw new Error(npm.error?.message ?? lastLine(npm.stderr))
    const unpacked = join(half, 'node_modules', packageName())
    // npx looks for this folder beside the one of its Node, and ends with an error where it is missing.
    mkdirSync(join(unpacked, 'lib'), { recursive: true })
    const found = spawnSync(join(unpacked, executable.slice(place.length)), ['--version'], { encoding: 'utf8' })
    if (found.stdout?.trim() !== `v${version}`)
      throw new Error(found.error?.message ?? 'it does not run on this machine')
    // A rename is all or nothing; losing a race against a second start is fine, both fetched the same.
    if (!existsSync(place)) renameSync(unpacked, place)
  } catch (error) {
    if (existsSync(executable)) return executable
    throw new Error(
      `This needs Node ${majorOf(version)} or newer; you run ${process.versions.node}, and Node ${version} could not be ` +
        `fetched from npm (${error.message}). Install Node ${majorOf(version)} or newer and try again.`,
      { cause: error },
    )
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  return executable
}

const lastLine = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .find((line) => line && !/^(code|errno|syscall) /.test(line)) ?? 'npm gave no reason'

/**
 * Runs a script under another Node as if this process had become it: same terminal, arguments and exit code, signals
 * forwarded. Its children find that Node first in the PATH. It ends when this process is killed.
 */
export function continueUnder(executable, argv, env) {
  const child = spawn(executable, ['--import', `${LEASH.href}?parent=${process.pid}`, ...argv], {
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
