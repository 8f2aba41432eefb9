import { rename, rm } from 'node:fs/promises'

/** Puts a finished folder in the place of another, so that nobody reads a half-made build. */
export async function replaceFolder(draft: string, place: string): Promise<void> {
  const old = `${draft}.old`
  await rename(place, old).catch(() => {})
  await rename(draft, place)
  await rm(old, { recursive: true, force: true })
}
