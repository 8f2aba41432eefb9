import type { Host } from '@homecare/federation/contract'
import { pictureAlts, type PagePath } from '../content/picture-alts'
import { pictures } from './pictures'

/** Size of every drawn picture, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The picture that stands for a page wherever its link is shared, by its absolute address. */
export const pictureOf = (host: Host, path: PagePath) => ({
  address: `${host.publicUrl}${pictures[path]}`,
  alt: pictureAlts[path],
})
