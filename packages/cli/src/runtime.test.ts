import { execFile, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@homecare/dev-servers/ports'
import { serve, type LocalServer } from '@homecare/dev-servers/serve'
import { waitFor } from '@homecare/dev-servers/wait-for'

const RUNTIME = JSON.stringify(new URL('../runtime.mjs', import.meta.url).href)
const VERSION = '26.10.0'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-runtime-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('fetchNode', () => {
  let registry: LocalServer
  let requests = 0

  beforeAll(async () => {
    const name = await runInNode(`console.log((await import(${RUNTIME})).packageName())`)
    const tarball = await packedRuntime(name)
    registry = await serve((request, response) => {
      requests += 1
      if (request.url?.endsWith('.tgz')) return void response.end(tarball)
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
      const version = { name, version: VERSION, dist: { tarball: `${registry.url}/${name}.tgz`, integrity } }
      response.end(JSON.stringify({ name, 'dist-tags': { latest: VERSION }, versions: { [VERSION]: version } }))
    })
  })
  afterAll(() => registry.stop())

  test('fetchNode caches a runnable Node for this platform and uses the registry only the first time', async () => {
    const cache = join(folder, 'cache')
    const executable = await fetchNode(cache, registry.url)
    expect(spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout).toBe(`v${VERSION}\n`)
    expect(await readdir(cache)).toEqual([`node-${VERSION}-${process.platform}-${process.arch}`])
    const firstRequests = requests
    expect(firstRequests).toBeGreaterThan(0)
    expect(await fetchNode(cache, registry.url)).toBe(executable)
    expect(requests).toBe(firstRequests)
  })

  test('fetchNode explains what to do when the registry is unreachable, and leaves no files', async () => {
    const cache = join(folder, 'unreachable')
    const message = await fetchNode(cache, `http://127.0.0.1:${await freePort()}`)
    expect(message).toMatch(
      /^This needs Node 26 or newer; you run \S+, and Node 26\.10\.0 could not be fetched from npm/,
    )
    expect(message).toMatch(/ECONNREFUSED.*Install Node 26 or newer and try again\.$/)
    expect(await readdir(cache)).toEqual([])
  })

  /** The path that `fetchNode` returns, or the message that it throws. */
  const fetchNode = (cache: string, registryUrl: string): Promise<string> =>
    runInNode(
      `const { fetchNode } = await import(${RUNTIME})
       try { console.log(fetchNode('${VERSION}', ${JSON.stringify(cache)})) } catch (error) { console.log(error.message) }`,
      { npm_config_registry: registryUrl, npm_config_fetch_retries: '0', npm_config_cache: join(folder, 'npm') },
    )
})

describe('continueUnder', () => {
  test('continueUnder passes arguments and exit code on, and puts the other Node first in the PATH', async () => {
    const run = await runContinued(`console.log(process.argv[2], process.env.PATH); process.exit(7)`, 'argument')
    expect(run.lines[0]?.startsWith(`argument ${join(process.execPath, '..')}:`)).toBe(true)
    expect(await run.ended).toEqual([7, null])
  })

  test('continueUnder forwards a signal and exits with the command’s exit code', async () => {
    const run = await runContinued(
      `process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up')`,
    )
    run.wrapper.kill('SIGTERM')
    expect(await run.ended).toEqual([3, null])
  })

  test('continueUnder exits by the signal that stopped the command', async () => {
    const run = await runContinued(`console.log('up'); setInterval(() => {}, 1000)`)
    run.wrapper.kill('SIGINT')
    expect(await run.ended).toEqual([null, 'SIGINT'])
  })

  test('the command of continueUnder stops when its parent process is killed', async () => {
    const run = await runContinued(`console.log(process.pid); setInterval(() => {}, 1000)`)
    run.wrapper.kill('SIGKILL')
    await waitFor(() => !isRunning(Number(run.lines[0])), { timeoutMs: 10_000, what: 'the command to exit' })
  })

  /** Runs this script through `continueUnder`, with the Node that runs this test, and waits for its first line. */
  async function runContinued(script: string, ...args: string[]) {
    const file = join(folder, `${Math.random()}.mjs`)
    await writeFile(file, script)
    const program = `
      const { continueUnder } = await import(${RUNTIME})
      await continueUnder(${JSON.stringify(process.execPath)}, ${JSON.stringify([file, ...args])}, process.env)`
    const wrapper = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(wrapper, 'exit')
    const lines: string[] = []
    createInterface({ input: wrapper.stdout }).on('line', (line) => lines.push(line))
    await waitFor(() => lines.length > 0, { timeoutMs: 10_000, what: 'the command’s first line' })
    return { wrapper, lines, ended }
  }
})

async function runInNode(program: string, env: Record<string, string> = {}): Promise<string> {
  const options = { env: { ...process.env, ...env } }
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], options)).stdout.trim()
}

/** An npm package whose runtime is a script that prints its version. */
async function packedRuntime(name: string): Promise<Buffer> {
  const dir = join(folder, 'package')
  await mkdir(join(dir, 'bin'), { recursive: true })
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name, version: VERSION }))
  await writeFile(join(dir, 'bin/node'), `#!/bin/sh\necho v${VERSION}\n`)
  await chmod(join(dir, 'bin/node'), 0o755)
  spawnSync('npm', ['pack', '--silent'], { cwd: dir })
  const [packed = ''] = (await readdir(dir)).filter((file) => file.endsWith('.tgz'))
  return readFile(join(dir, packed))
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
