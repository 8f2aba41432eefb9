import { parseFragment } from 'parse5'
import { z } from 'zod'
import { addressIn, SOURCE_LOCALE, type Locale } from '@homecare/federation/locales'
import type { RegistryEntry } from '@homecare/contract/releases'
import { pathsOf } from '@homecare/federation/registry'
import { listedPages } from '../listed-pages'
import type { PageData } from '../page-data'
import type { Area } from './input'

const HEAD_CHARS = 64 * 1024
const AREA_CHARS = 2 * 1024 * 1024
const REASON_CHARS = 500

const outputSchema = z.union([
  z.object({ done: z.array(z.object({ path: z.string(), head: z.string(), html: z.string() })) }),
  z.object({ error: z.string() }),
])

const HEAD_TAGS = ['title', 'meta', 'link', 'style', 'script']

/**
 * Turns a rendering process's output into the areas of exactly the pages that the remote declares, at their addresses in a language. The process ran the
 * remote's code, so its output is not trusted. Throws one sentence that says what is wrong.
 */
export function checkAreas(
  { routes }: Pick<RegistryEntry, 'routes'>,
  written: unknown,
  data: PageData = {},
  locale: Locale = SOURCE_LOCALE,
): Area[] {
  const parsed = outputSchema.safeParse(written)
  if (!parsed.success) throw new Error('its answer is not a list of pages')
  if ('error' in parsed.data) throw new Error(oneLine(parsed.data.error))
  const declared = new Set(
    routes
      .flatMap((route) => [...pathsOf(route), ...listedPages(route, data).map(({ path }) => path)])
      .map((path) => addressIn(locale, path)),
  )
  const areas = new Map<string, Area>()
  for (const area of parsed.data.done) {
    if (!declared.has(area.path)) throw new Error(`it wrote a page that it does not declare: ${oneLine(area.path)}`)
    if (areas.has(area.path)) throw new Error(`it wrote ${area.path} twice`)
    if (area.head.length > HEAD_CHARS || area.html.length > AREA_CHARS)
      throw new Error(`${area.path} is larger than ${AREA_CHARS / 1024 / 1024} MB`)
    if (!staysInHead(area.head) || !staysInArea(area.html))
      throw new Error(`${area.path} has markup that leaves its place in the frame`)
    if (!area.html.replace(/<!--.*?-->/gs, '').trim()) throw new Error(`${area.path} renders nothing`)
    areas.set(area.path, area)
  }
  const missing = [...declared].find((path) => !areas.has(path))
  if (missing !== undefined) throw new Error(`it did not write ${missing}, which it declares`)
  return [...areas.values()]
}

/** Returns false if a browser would parse a part of it as outside of it, or text after it as a part of it. */
function staysInArea(html: string): boolean {
  const nodes = parseFragment(`<main>${html}</main><i></i>`).childNodes.map(({ nodeName }) => nodeName)
  return nodes.join() === 'main,i'
}

function staysInHead(head: string): boolean {
  const nodes = parseFragment(`${head}<i></i>`).childNodes.map(({ nodeName }) => nodeName)
  return nodes.pop() === 'i' && nodes.every((name) => HEAD_TAGS.includes(name)) && !/<\/head\b/i.test(head)
}

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, REASON_CHARS)
