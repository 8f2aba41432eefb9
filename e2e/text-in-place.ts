import type { Page } from 'playwright/test'

/**
 * The texts of a page that are cut without an ellipsis, that lie over another text, or whose words are broken into single letters. What scrolls, or is hidden from
 * the eye on purpose, is not cut, and what sticks to the screen or floats lies over others on purpose.
 */
export const misplacedTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    interface Text {
      words: string
      layer: Element | null
      boxes: Box[]
    }
    const HIDDEN_PX = 1.5
    const SIDE_PX = 1
    /** Lines are lower than the box of their letters. */
    const LINE_PX = 4
    /** Of fewer words one may be an address, which breaks where its line ends. */
    const SENTENCE_WORDS = 3

    const ancestorsOf = (element: Element): Element[] => {
      const found: Element[] = []
      for (let each: Element | null = element; each; each = each.parentElement) found.push(each)
      return found
    }
    const isForEyes = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !ancestorsOf(element).some((each) => {
        const { clipPath, overflowX } = getComputedStyle(each)
        const { width, height } = each.getBoundingClientRect()
        const isDot = width <= HIDDEN_PX && height <= HIDDEN_PX
        return clipPath.startsWith('inset(50') || (isDot && overflowX !== 'visible')
      })
    const within = (inner: Box, outer: Box): Box => ({
      left: Math.max(inner.left, outer.left),
      right: Math.min(inner.right, outer.right),
      top: Math.max(inner.top, outer.top),
      bottom: Math.min(inner.bottom, outer.bottom),
    })
    const isSeen = ({ left, right, top, bottom }: Box) => right - left > SIDE_PX && bottom - top > SIDE_PX

    const problems = new Set<string>()
    const texts: Text[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const words = node.textContent?.trim().slice(0, 40) ?? ''
      const element = node.parentElement
      if (!words || !element || element.closest('option, script, style, noscript, svg') || !isForEyes(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      let boxes: Box[] = [...range.getClientRects()].filter(isSeen)
      for (const each of ancestorsOf(element)) {
        const { overflowX, overflowY, textOverflow, display, webkitLineClamp } = getComputedStyle(each)
        if (overflowX === 'visible' || /^(inline|contents)$/.test(display) || each === document.documentElement)
          continue
        const frame = each.getBoundingClientRect()
        const left = boxes.filter((box) => isSeen(within(box, frame)))
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        const isCut = left.some(
          (box) =>
            (/hidden|clip/.test(overflowX) && (box.right > frame.right + SIDE_PX || box.left < frame.left - SIDE_PX)) ||
            (/hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + LINE_PX || box.top < frame.top - LINE_PX)),
        )
        if (isCut && !isShortened) problems.add(`"${words}" is cut`)
        boxes = left.map((box) => within(box, frame))
      }
      const wordCount = node.textContent?.trim().split(/\s+/).length ?? 0
      const lineCount = new Set(boxes.map(({ top }) => Math.round(top))).size
      if (wordCount >= SENTENCE_WORDS && lineCount > wordCount + 1) problems.add(`"${words}" has hardly any width`)
      const layer = ancestorsOf(element).find(
        (each) => /fixed|sticky/.test(getComputedStyle(each).position) || each.matches('dialog, [popover]'),
      )
      if (boxes.length > 0) texts.push({ words, layer: layer ?? null, boxes })
    }

    const lines = texts.flatMap((text) => text.boxes.map((box) => ({ text, box })))
    lines.sort((one, other) => one.box.top - other.box.top)
    for (const [at, { text, box }] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next++) {
        const other = lines[next]
        if (!other || other.box.top > box.bottom - LINE_PX) break
        const common = within(box, other.box)
        const covers = common.right - common.left > 2 && common.bottom - common.top > LINE_PX
        if (covers && other.text !== text && other.text.layer === text.layer)
          problems.add(`"${text.words}" and "${other.text.words}" lie over each other`)
      }
    }
    return [...problems]
  })
