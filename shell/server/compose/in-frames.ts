import type { Area, ComposedPage, Frame } from './input'

/** Inserts each area into the frame of its page. Client-rendered pages stay unchanged. */
export function inFrames(frames: readonly Frame[], areas: readonly Area[]): ComposedPage[] {
  const byPath = new Map(areas.map((area) => [area.path, area]))
  return frames.map(({ html, ...page }) => {
    if (typeof html === 'string') return { ...page, html }
    const area = byPath.get(page.path)
    if (!area) throw new Error(`${page.path} has no area`)
    const [start, middle, end] = html
    return { ...page, html: start + area.head + middle + area.html + end }
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
