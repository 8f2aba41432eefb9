/** Removes the characters that Postgres refuses: NUL, and half a surrogate pair inside JSON. */
export function storable(text: string): string {
  return Buffer.from(text.replaceAll('\0', '\uFFFD')).toString()
}
