import type { RemoteModule } from '@homecare/federation/contract'
import { setIdleTimeout } from '../idle-timer'
import type { ClientRelease, ClientRemote } from '../state'
import { POLL_MS, RETRY_BACK_OFF_MS } from '../timing'
import { LOADS, nextRemoteState, type Phase, type RemoteEvent } from './remote-life'
import type { LoaderOptions } from './remote-loader'

/** One remote as React shows it. `module` never rejects: it is pending until some release can be run. */
export interface RemoteLoad {
  /** Another one for everything that has to be mounted from the start. */
  id: number
  module: Promise<RemoteModule>
  /** Help is offered, until the remote shows its page. */
  help: boolean
  /** The release that runs. */
  version?: string
}

interface Options extends Pick<LoaderOptions, 'load' | 'onFailure' | 'responseLimitMs'> {
  /** The remote as the site serves it, as far as this page knows. */
  served(): ClientRemote | undefined
  refresh(): Promise<void>
  onChange(): void
}

/** After this many faults a release is not tried again before every other was. */
const EXCLUDED_AT = 2

let loads = 0

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Runs the life of one remote by `remote-life.ts`: its loads, its timers, and what React sees of it. */
export class LiveRemote {
  load: RemoteLoad
  readonly first: RemoteLoad
  readonly #name: string
  readonly #options: Options
  readonly #limitMs: number
  #phase: Phase = 'idle'
  #run: (module: RemoteModule) => void = () => {}
  /** Only the last attempt's failure moves the life on. */
  #attempts = 0
  #loadedFrom: string | undefined
  #faults: Record<string, number> = {}
  #watchers = 0
  #polling = false
  /** The time since which the page is missing, over all releases that were tried; undefined while it is shown. */
  #missingSince: number | undefined
  #cancelTimeout = () => {}
  #slowTimer: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, options: Options) {
    this.#name = name
    this.#options = options
    this.#limitMs = options.responseLimitMs
    this.first = this.load = this.#newLoad(false)
    // Not within the render that needs it.
    queueMicrotask(() => this.send('opened'))
  }

  watch(): () => void {
    this.#watchers += 1
    this.send('watched')
    return () => {
      this.#watchers -= 1
      if (this.#watchers === 0) this.send('unwatched')
    }
  }

  discard(error: unknown): void {
    this.#blame(error, 1)
    this.send('threw')
  }

  send(event: RemoteEvent, change: Partial<RemoteLoad> = {}): void {
    const before = this.load
    if (event === 'replaced' || (event === 'timed-out' && this.#phase === 'failed')) this.#faults = {}
    const { phase, help, entered, reload } = nextRemoteState(
      { phase: this.#phase, help: before.help },
      event,
      this.#can,
    )
    this.#phase = phase
    if (reload) this.load = this.#newLoad(help)
    else if (change.version || help !== before.help) this.load = { ...before, ...change, help }
    if (entered) this.#enter(event)
    if (this.load !== before) this.#options.onChange()
    if (help && !this.#polling) void this.#poll()
  }

  #can = (phase: Phase): boolean => {
    if (phase === 'starting') return this.#watchers > 0
    const release = this.#releaseOf(phase)
    return !LOADS[phase] || (release !== undefined && (this.#faults[release.version] ?? 0) < EXCLUDED_AT)
  }

  #releaseOf(phase: Phase): ClientRelease | undefined {
    const which = LOADS[phase]
    return (which && this.#options.served()?.[which]) ?? undefined
  }

  #newLoad(help: boolean): RemoteLoad {
    return { id: ++loads, module: new Promise((resolve) => (this.#run = resolve)), help }
  }

  /** Starts what a phase does, and the timers that end it. */
  #enter(event: RemoteEvent): void {
    this.#cancelTimeout()
    clearTimeout(this.#slowTimer)
    const limit = this.#limitMs
    const phase = this.#phase
    this.#missingSince = phase === 'showing' ? undefined : (this.#missingSince ?? Date.now())
    const left = (this.#missingSince ?? 0) + limit - Date.now()
    const release = this.#releaseOf(phase)
    if (release) {
      const delay = event === 'load-failed' ? RETRY_BACK_OFF_MS : 0
      this.#loadedFrom = this.#options.served()?.current.version
      this.#slowTimer = setTimeout(() => this.send('slow'), left)
      this.#timeOut(delay + limit)
      void this.#attempt(release, delay)
    } else if (phase === 'failed') this.#timeOut(POLL_MS)
    else if (phase === 'starting') this.#timeOut(Math.max(limit / 2, left))
    else if (phase === 'overdue') this.#giveUpWhenIdle(limit)
  }

  #timeOut(ms: number): void {
    const timer = setTimeout(() => this.send('timed-out'), ms)
    this.#cancelTimeout = () => clearTimeout(timer)
  }

  #giveUpWhenIdle(ms: number): void {
    this.#cancelTimeout = setIdleTimeout(() => {
      this.#blame(new Error(`${this.#name} ${this.load.version} did not show its page in time`), EXCLUDED_AT)
      this.send('timed-out')
    }, ms)
  }

  async #attempt(release: ClientRelease, delay: number): Promise<void> {
    const { id } = this.load
    const number = ++this.#attempts
    const isWanted = () => this.load.id === id && !this.load.version
    if (delay > 0) await pause(delay)
    if (!isWanted()) return
    try {
      const module = await this.#options.load(release, this.#name)
      // Also one that answers late, after the next release was tried: the first to answer runs.
      if (!isWanted()) return
      this.send('load-succeeded', { version: release.version })
      this.#run(module)
    } catch (error) {
      this.#options.onFailure(error, this.#name, release.version)
      if (isWanted() && this.#attempts === number) this.send('load-failed')
    }
  }

  /** While help is offered another release may become current: then that one is loaded. */
  async #poll(): Promise<void> {
    this.#polling = true
    while (this.load.help) {
      await pause(POLL_MS)
      await this.#options.refresh()
      if (this.load.help && this.#options.served()?.current.version !== this.#loadedFrom) this.send('replaced')
    }
    this.#polling = false
  }

  #blame(error: unknown, faults: number): void {
    const { version } = this.load
    if (!version) return
    this.#faults[version] = (this.#faults[version] ?? 0) + faults
    this.#options.onFailure(error, this.#name, version)
  }
}
