import type { ComponentType } from 'react'
import { asWritten } from '@homecare/remote-kit/as-written'

const PLACE = { attributes: { viewBox: '0 0 320 240', 'aria-hidden': true } }

/** Drawings never change, and as components they were a sixth of a page's script. */
export const drawing = (request: () => Promise<ComponentType>): ComponentType => asWritten('svg', request, PLACE)
