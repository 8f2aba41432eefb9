import pLimit from 'p-limit'
import type sharp from 'sharp'

/** Pictures are encoded and drawn one after the other, which bounds the memory and leaves time to other calls. */
export const createPictureLimit = () => pLimit(1)

/**
 * Loads the picture library at its first use, because most processes never draw: it takes 30 MB. One thread leaves the
 * others to database and store, and without a cache nothing of a picture stays in memory.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.concurrency(1)
  library.cache(false)
  return library
}
