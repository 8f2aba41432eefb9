import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { end } from '@homecare/dev-servers/child'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { ZONE, type Driver, type Engine } from './driver'
import { ELEMENT, NoResponse, openSession, type Session } from './webdriver'

/** The browser that comes with WebKitGTK, in whichever version is installed. */
function miniBrowser(): string {
  const [found] = globSync('/usr/lib/*/webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser')
  if (!found) throw new Error('WebKitWebDriver is installed, but no MiniBrowser below /usr/lib')
  return found
}

/** Removes the minimum width of the window's bars, with which no window is as narrow as a phone. */
const NARROW_BARS = `infobar, headerbar, label, toolbar, entry, box, button {
  min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px;
}`

const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n'

const CLICK_LIMIT_MS = 8000

const EMPTY_PAGE = 'about:blank'
const FIRST_PAGE_MS = 5000

/** The protocol's sign for the key. */
const TAB = '\uE004'

const SESSION_LIMIT_MS = 12_000
/** A function, because the browser is looked for. */
const capabilities = () => ({
  // The driver's own waiting for a load does not end for every page.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
})

/** An X server without a screen, on the first display number that is free; its name is for the variable DISPLAY. */
async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const lines = createInterface({ input: server.stdio[3] as Readable })
  const [number] = (await Promise.race([
    once(lines, 'line'),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb exited before it had a display'))),
  ])) as [string]
  lines.close()
  return { name: `:${number.trim()}`, stop: () => end(server) }
}

async function startDriver(path: string, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env })
  const address = `http://127.0.0.1:${port}`
  const answers = async () => (await fetch(`${address}/status`)).ok
  await waitFor(answers, { timeoutMs: 20_000, what: 'WebKitWebDriver' })
  return { process: driver, address }
}

/** WebKitGTK's MiniBrowser under a virtual display. Its driver has one session at a time. */
export async function launchWebKit(driverPath: string): Promise<Engine> {
  const display = await startDisplay()
  const home = await mkdtemp(join(tmpdir(), 'homecare-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW_BARS)
  await writeFile(join(home, 'gtk-3.0/settings.ini'), REDUCED_MOTION)
  const env = {
    ...process.env,
    ...{ DISPLAY: display.name, XDG_CONFIG_HOME: home, TZ: ZONE, LIBGL_ALWAYS_SOFTWARE: '1' },
    // Its sandbox needs a user who is not root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  }
  let driver = await startDriver(driverPath, env)
  const open = async (): Promise<Driver> => {
    const session = await openSession(driver.address, capabilities(), SESSION_LIMIT_MS).catch(
      async (error: unknown) => {
        if (!(error instanceof NoResponse)) throw error
        // Now and then a session is not opened after another one was closed; a driver that was just started opens it.
        await end(driver.process)
        driver = await startDriver(driverPath, env)
        return openSession(driver.address, capabilities())
      },
    )
    return drive(session)
  }
  const close = async () => {
    await end(driver.process)
    await display.stop()
    await rm(home, { recursive: true, force: true })
  }
  return { name: 'webkit', open, close }
}

type Size = { width: number; height: number }

function drive({ call, end: endSession }: Session): Driver {
  const evaluate = (expression: string) => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const type = async (text: string) => {
    const active = (await call('GET', '/element/active')) as Record<string, string>
    await call('POST', `/element/${active[ELEMENT]}/value`, { text })
  }
  /** Sizes of window and page in CSS pixels, once the window is shown: before, it reports itself smaller than its page. */
  const shownSizes = () =>
    waitFor(
      async () => {
        const outer = (await call('GET', '/window/rect')) as Size
        const inner = (await evaluate('{ width: innerWidth, height: innerHeight }')) as Size
        if (outer.width >= inner.width && outer.height >= inner.height) return { outer, inner }
        throw new Error(`${JSON.stringify(outer)} around ${JSON.stringify(inner)}`)
      },
      { timeoutMs: 20_000, what: 'a window larger than its page' },
    )
  return {
    // The first navigation of a new session is lost now and then: it is begun again as long as the page is the empty one.
    goto: async (url) => {
      const left = async () => (await evaluate('location.href')) !== EMPTY_PAGE
      const go = async () => {
        await call('POST', '/url', { url })
        return waitFor(left, { timeoutMs: FIRST_PAGE_MS, what: 'the empty page to be left' })
      }
      await waitFor(go, { timeoutMs: 4 * FIRST_PAGE_MS, what: `${url} to be opened` })
    },
    evaluate,
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const pointer = { actions: [{ type: 'pointer', id: 'mouse', actions }] }
      // The answer is lost now and then when the click leaves the page. The journey's next step says whether it did.
      await call('POST', '/actions', pointer, CLICK_LIMIT_MS).catch((error: unknown) => {
        if (!(error instanceof NoResponse)) throw error
      })
    },
    type,
    tab: () => type(TAB),
    // Adds the difference between window and page, twice: the first time the window's bars may change their height.
    resize: async (width, height) => {
      for (let times = 0; times < 2; times += 1) {
        const { outer, inner } = await shownSizes()
        await call('POST', '/window/rect', {
          width: outer.width + width - inner.width,
          height: outer.height + height - inner.height,
        })
      }
    },
    // The protocol reports none; what the page reports to the server is counted instead.
    complaints: () => [],
    close: endSession,
  }
}
