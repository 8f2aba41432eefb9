import type { Area, ComposedPage } from './input'

/** Inserts each area into the frame of its page. Client-rendered pages stay unchanged. */
export function inFrames(frames: readonly ComposedPage[], areas: readonly Area[], marker: string): ComposedPage[] {
  const byPath = new Map(areas.map((area) => [area.path, area]))
  return frames.map((frame) => {
    if (frame.kind !== 'prerendered') return frame
    const area = byPath.get(frame.path)
    const [start, middle, end, ...more] = frame.html.split(marker)
    const head = `<meta name="`
    const headEnd = `"/>`
    if (!area || end === undefined || more.length > 0 || !start?.endsWith(head) || !middle?.startsWith(headEnd))
      throw new Error(`${frame.path} has no place for its area`)
    return { ...frame, html: start.slice(0, -head.length) + area.head + middle.slice(headEnd.length) + area.html + end }
  })
}

/**
 * Returns CSS that is safe inside a style element, exactly as the browser reads it, since its hash covers these bytes.
 */
export const styleForPage = (css: string): string => css.replaceAll('\r', '').replace(/<(?=\/style)/gi, '\\3c ')

/**
 * Returns a script that is safe inside a script element, exactly as the browser reads it. Minifiers write these signs only
 * within texts and patterns, where the escape means the same.
 */
export const scriptForPage = (script: string): string =>
  script.replaceAll('\r', '').replace(/<(?=\/script|!--)/gi, '\\x3c')
