import { LOCALE } from '@homecare/federation/locales'
import { eraseEnded, notesInTab, openWithLink, removeKept, type OfflineNote } from '@homecare/remote-kit/kept-offline'
import { emulatePopovers } from '../boot/popover-fallback'
import * as offlineTexts from '../locales/en/offline.json'
import { HOME } from '../places'
import { OFFLINE_CHECK_MS } from '../timing'
import { offlinePageIn, SITE_WORKER } from './addresses'
import './offline-page.module.css'

// The script of the page "You are offline", which contains it.

function find<Kind extends HTMLElement>(kind: new () => Kind, selector: string, within: ParentNode = document): Kind {
  const found = within.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`)
  return found
}

/** Opens the page that was wanted. */
const open = (): void => (location.pathname === offlinePageIn(LOCALE) ? location.replace(HOME) : location.reload())

const copyOf = (template: string): DocumentFragment =>
  document.importNode(find(HTMLTemplateElement, template).content, true)

function noteElement([id, note]: [string, OfflineNote]): DocumentFragment {
  const element = copyOf('[data-note]')
  find(HTMLElement, '[data-note-title]', element).textContent = note.title
  const link = find(HTMLAnchorElement, '[data-open]', element)
  link.href = note.href
  find(HTMLElement, 'span', link).textContent = note.action
  for (const { name, value, asWritten } of note.facts) {
    const fact = copyOf('[data-fact]')
    find(HTMLElement, 'dt', fact).textContent = name
    const text = find(HTMLElement, 'dd', fact)
    text.textContent = value
    text.translate = !asWritten
    find(HTMLElement, 'dl', element).append(fact)
  }
  const remove = find(HTMLElement, '[data-remove]', element)
  // What ends with its tab is the tab's own page to remove.
  remove.hidden = note.until === undefined
  remove.addEventListener('click', () => {
    removeKept(id)
    showNotes()
    find(HTMLElement, '[data-title]').focus()
  })
  return element
}

function showNotes(): void {
  const notes = Object.entries(notesInTab())
  find(HTMLElement, '[data-saved]').hidden = notes.length === 0
  find(HTMLElement, '[data-notes]').replaceChildren(...notes.map(noteElement))
}

/** Browsers know only whether the device has a network. */
function tellReason(): void {
  const { title, lead, unreachable, unreachableLead } = offlineTexts
  find(HTMLElement, '[data-title]').textContent = navigator.onLine ? unreachable : title
  find(HTMLElement, '[data-lead]').textContent = navigator.onLine ? unreachableLead : lead
}

async function openIfReached(): Promise<void> {
  if (document.hidden || !navigator.onLine) return
  try {
    await fetch(SITE_WORKER, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return tellReason()
  }
  open()
}

emulatePopovers()
tellReason()
eraseEnded()
showNotes()
const token = new URLSearchParams(location.search).get('token')
if (token) openWithLink(token).then(showNotes, () => {})
find(HTMLElement, '[data-retry]').addEventListener('click', open)
// Not without a look: the browser says so before the network answers.
addEventListener('online', () => void openIfReached())
addEventListener('offline', tellReason)
setInterval(() => void openIfReached(), OFFLINE_CHECK_MS)
