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
import { serve, type Serving } from '@homecare/dev-servers/serve'
import { waitFor } from '@homecare/dev-servers/wait-for'

const RUNTIME = JSON.stringify(new URL('../runtime.mjs', import.meta.url).href)
const VERSION = '26.10.0'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-runtime-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('fetching the pinned Node', () => {
  let registry: Serving
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

  test('puts the package of this machine into the cache, runnable, and asks the registry only the first time', async () => {
    const cache = join(folder, 'cache')
    const executable = await fetchNode(cache, registry.url)
    expect(spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout).toBe(`v${VERSION}\n`)
    expect(await readdir(cache)).toEqual([`node-${VERSION}-${process.platform}-${process.arch}`])
    const after = requests
    expect(after).toBeGreaterThan(0)
    expect(await fetchNode(cache, registry.url)).toBe(executable)
    expect(requests).toBe(after)
  })

  test('says in one sentence what to do when the registry is out of reach, and leaves nothing behind', async () => {
    const cache = join(folder, 'unreachable')
    const said = await fetchNode(cache, `http://127.0.0.1:${await freePort()}`)
    expect(said).toMatch(/^This needs Node 26 or newer; you run \S+, and Node 26\.10\.0 could not be fetched from npm/)
    expect(said).toMatch(/ECONNREFUSED.*Install Node 26 or newer and try again\.$/)
    expect(await readdir(cache)).toEqual([])
  })

  /** The path that `fetchNode` gives, or the sentence that it throws. */
  const fetchNode = (cache: string, registryUrl: string): Promise<string> =>
    runInNode(
      `const { fetchNode } = await import(${RUNTIME})
       try { console.log(fetchNode('${VERSION}', ${JSON.stringify(cache)})) } catch (error) { console.log(error.message) }`,
      { npm_config_registry: registryUrl, npm_config_fetch_retries: '0', npm_config_cache: join(folder, 'npm') },
    )
})

describe('continuing under another Node', () => {
  test('keeps arguments and exit code, and puts that Node first in the PATH', async () => {
    const run = await continued(`console.log(process.argv[2], process.env.PATH); process.exit(7)`, 'argument')
    expect(run.lines[0]?.startsWith(`argument ${join(process.execPath, '..')}:`)).toBe(true)
    expect(await run.ended).toEqual([7, null])
  })

  test('forwards a signal and ends with the code that the command gives', async () => {
    const run = await continued(
      `console.log('up'); process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000)`,
    )
    run.wrapper.kill('SIGTERM')
    expect(await run.ended).toEqual([3, null])
  })

  test('ends by the signal that ended the command', async () => {
    const run = await continued(`console.log('up'); setInterval(() => {}, 1000)`)
    run.wrapper.kill('SIGINT')
    expect(await run.ended).toEqual([null, 'SIGINT'])
  })

  test('ends the command when the process that began it is killed', async () => {
    const run = await continued(`console.log(process.pid); setInterval(() => {}, 1000)`)
    run.wrapper.kill('SIGKILL')
    await waitFor(() => !runs(Number(run.lines[0])), { timeoutMs: 10_000, what: 'the command to end' })
  })

  /** Starts a wrapper around this script, under the Node that runs this test, and waits for its first line. */
  async function continued(script: string, ...args: string[]) {
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

/** A package as npm's registry has it, whose runtime is a script that says its version. */
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

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
