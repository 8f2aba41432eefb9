// Encoded dots, slashes, backslashes and NULs, however often the percent sign itself is encoded.
const ENCODED = /%(25)*(2e|2f|5c|00)/i
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/

/**
 * Returns whether all servers read a request's target alike: its path has nothing that one server resolves and the next
 * one does not. No address of ours needs an encoded dot or slash.
 */
export function isPlainPath(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1)
  return path.startsWith('/') && !path.includes('\\') && !ENCODED.test(path) && !DOT_SEGMENT.test(path)
}
