import { readAddress } from '@homecare/federation/locales'
import { dataText } from '../../src/state'
import type { ListedPage } from '../listed-pages'
import type { Area, Composition, Frame, ListedPages } from './input'

/**
 * Inserts each area into the frame of its page. Client-rendered pages stay unchanged; listed ones, which `listed` has by the pattern
 * of their route in its language, keep their frame apart.
 */
export function inFrames(
  frames: readonly Frame[],
  areas: readonly Area[],
  listed: ReadonlyMap<string, readonly ListedPage[]> = new Map(),
): Composition {
  const byPath = new Map(areas.map((area) => [area.path, area]))
  const areaOf = (path: string): Area => {
    const area = byPath.get(path)
    if (!area) throw new Error(`${path} has no area`)
    return area
  }
  const done: Composition = { pages: [], listed: [] }
  for (const { html, ...page } of frames) {
    if (typeof html === 'string') done.pages.push({ ...page, html })
    else if (html.length === 4) {
      const pages = (listed.get(page.path) ?? []).map(({ path, answer, aliases, changedOn }) => ({
        ...areaOf(path),
        data: dataText(answer),
        aliases,
        changedOn,
      }))
      done.listed.push({ frame: html, pattern: readAddress(page.path).path, styleHashes: page.styleHashes, pages })
    } else {
      const [start, middle, end] = html
      const area = areaOf(page.path)
      done.pages.push({ ...page, html: start + area.head + middle + area.html + end })
    }
  }
  return done
}

/** The document of a listed page. */
export function listedDocument({ frame, pattern }: ListedPages, page: ListedPages['pages'][number]): string {
  const [start, middle, beforeData, end] = frame
  const ownMiddle = middle.replaceAll(pattern, () => readAddress(page.path).path)
  return start + page.head + ownMiddle + page.html + beforeData + page.data + end
}
