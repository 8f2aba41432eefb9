const MAX_NAME = 150
// Control characters, and those that nobody sees.
const MISLEADING = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** The name as it was given, without folders and misleading characters, with an ending that fits the content. */
export function originalName(given: string, endings: readonly string[]): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const name =
    base
      .replace(MISLEADING, '')
      .replace(/["<>|:*?]/g, '_')
      .trim() || 'file'
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
  const cut = [...name].slice(0, MAX_NAME).join('')
  return endings.includes(ending) && cut === name ? name : `${cut}.${endings[0]}`
}
