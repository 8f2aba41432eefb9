/** Stands for the drawings in packages/server/data/sharing and their Arabic words. A test there says what it is after they were drawn again. */
export const DRAWINGS = 'ded36121'

/**
 * The path of a page's sharing picture, on which the provider's name is drawn. Sites that
 * show a shared link never ask for the same address again, so another name or drawing makes another address.
 */
export const sharingPicturePath = (page: string, providerName: string): string =>
  `/pictures/shared/${page}.png?v=${sharingVersion(providerName)}`

/** FNV-1a over what the picture is made of: document server, browser and BFF come to the same without asking. */
export function sharingVersion(providerName: string): string {
  let hash = 0x811c9dc5
  for (const char of `${DRAWINGS}\n${providerName}`)
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
