import type { KeyboardEvent } from 'react'
import { LOCALE } from '@homecare/domain/locales'

const OTHER: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

let isMirrored = false

/** For a library whose arrow keys go from left to right: in Arabic days run the other way, and so do their keys. */
function exchange(event: KeyboardEvent): void {
  const key = OTHER[event.key]
  if (!key || isMirrored) return
  event.preventDefault()
  event.stopPropagation()
  isMirrored = true
  event.target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  isMirrored = false
}

export const mirrorArrows = LOCALE === 'ar' ? exchange : undefined
