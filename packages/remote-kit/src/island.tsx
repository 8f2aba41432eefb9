import { createElement, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'
import { UNTOUCHED } from './as-written'
import { loadOnce } from './load-once'

/** A part is near while it is no further than this below or above the window. */
const NEAR_PX = 300

interface IslandOptions<Props> {
  request: () => Promise<ComponentType<Props>>
  /** Shown while it loads on a page that a link led to, where the document server has written nothing. */
  waiting: ReactNode
  /** Shown there if it can't be loaded. */
  Failure: ComponentType
}

/**
 * A form that works without scripts, far below the first screen. Its code is loaded when a visitor comes near it, and then
 * takes it over with what was typed; while a visitor is writing in a field, once they leave that field. A form that is sent
 * before, or whose code can't be loaded, is sent as a plain form.
 *
 * It is no Suspense boundary that is hydrated late: React gives up the HTML of such a boundary when the address changes, as by
 * a link to the form.
 */
export function islandOf<Props extends object>({ request, ...around }: IslandOptions<Props>): ComponentType<Props> {
  const { load, useLoaded } = loadOnce(request)
  if (typeof document === 'undefined') return (props) => <div>{createElement(useLoaded(), props)}</div>
  return (props) => <BrowserIsland load={load} props={props} {...around} />
}

interface BrowserIslandProps<Props> extends Omit<IslandOptions<Props>, 'request'> {
  load: () => Promise<ComponentType<Props>>
  props: Props
}

function BrowserIsland<Props extends object>({ load, props, waiting, Failure }: BrowserIslandProps<Props>) {
  const hydrated = useIsHydrated()
  const [isWritten] = useState(!hydrated)
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  const written = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const taken = useRef<Taken>(null)

  useEffect(() => {
    const place = written.current
    const end = new AbortController()
    const show = (loaded: ComponentType<Props>) => {
      if (end.signal.aborted) return
      taken.current = place && { place, focus: focusedIn(place)?.getAttribute('name') ?? null }
      setLoaded(() => loaded)
    }
    if (place && isWritten) takeOver(place, load, show, end.signal)
    else load().then(show, () => setFailed(true))
    return () => end.abort()
  }, [isWritten, load])

  // Before the form's own effects, which take over what stands in its fields.
  useLayoutEffect(() => {
    if (taken.current && live.current) fillIn(taken.current, live.current)
  }, [Loaded])

  if (Loaded)
    return (
      <div key="live" ref={live}>
        <Loaded {...props} />
      </div>
    )
  if (isWritten) return <div key="written" ref={written} {...UNTOUCHED} />
  return failed ? <Failure /> : waiting
}

/** Loads when the place comes near, each time until it succeeds, and shows it once no field is being written in. */
function takeOver<T>(place: HTMLElement, load: () => Promise<T>, show: (loaded: T) => void, end: AbortSignal): void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void arrive(), {
    rootMargin: `${NEAR_PX}px`,
  })
  end.addEventListener('abort', () => observer.disconnect())
  observer.observe(place)

  async function arrive() {
    const loaded = await load().catch(() => null)
    if (!loaded) return
    observer.disconnect()
    const first = document.activeElement
    const showIfFree = () => {
      const focused = focusedIn(place)
      if (place.matches(':active') || (focused && (focused === first || !focused.matches(CAN_BE_REPLACED)))) return
      show(loaded)
    }
    showIfFree()
    // The focus is at its new place, and a click has been answered, only after these.
    for (const event of ['focusout', 'click'])
      place.addEventListener(event, () => void setTimeout(showIfFree), { signal: end })
  }
}

/** Replacing one of the others would close what the browser has opened for it. */
const CAN_BE_REPLACED = 'input[name]:not([type=date])'

const focusedIn = (place: HTMLElement): Element | null =>
  place.contains(document.activeElement) ? document.activeElement : null

/** What the document server wrote, with what was typed into it; also after it has left the page. */
interface Taken {
  place: HTMLElement
  focus: string | null
}

function fillIn({ place, focus }: Taken, live: HTMLElement): void {
  const field = (name: string) => live.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  for (const form of place.querySelectorAll('form'))
    for (const [name, value] of new FormData(form)) {
      const same = field(name)
      if (same && typeof value === 'string') same.value = value
    }
  if (focus) field(focus)?.focus({ preventScroll: true })
}
