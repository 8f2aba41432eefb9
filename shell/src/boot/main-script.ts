import { answerHref } from '../page-data'
import type { Asset, PageState, ShellState } from '../state'
import { watchStart } from './watch-start'

/**
 * Adds the page's script to the page and behind it those of its remote; `onError` runs where the page's own can't be loaded. All are
 * requested immediately and run in this order. The page's own is the largest, so it is requested first: a browser that uses HTTP/1.1 has
 * six connections, of which fonts may have two.
 */
export function loadMainScript(state: Partial<ShellState>, onError: () => void): void {
  const main = scriptOf(state.shell?.main ?? { href: '', integrity: '' })
  main.fetchPriority = 'high'
  main.onerror = onError
  watchStart(main, state)
  document.head.append(main, ...(state.page?.scripts ?? []).map(remoteScript), ...(state.page?.data ?? []).map(preload))
}

function preload({ call }: PageState['data'][number]): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: answerHref(call) })
  link.crossOrigin = 'anonymous'
  return link
}

function scriptOf({ href, integrity }: Asset): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { async: false, src: href, integrity })
  script.crossOrigin = 'anonymous'
  return script
}

/** The page's script waits for it while it is pending. One that failed is removed, so that the page's script requests it again. */
function remoteScript(asset: Asset): HTMLScriptElement {
  const script = scriptOf(asset)
  script.dataset.pending = ''
  script.onload = () => delete script.dataset.pending
  script.onerror = () => script.remove()
  return script
}
