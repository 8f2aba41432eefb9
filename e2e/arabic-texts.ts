import { miscountedIn } from '@homecare/texts/arabic-numbers'
import type { Page } from 'playwright/test'

/**
 * What is wrong with the Arabic of a page as a reader sees it: English marks beside Arabic letters, nouns in the form of another
 * number, codes and hours that a line's end takes apart, and date fields that show the browser's pattern.
 */
export async function arabicFaultsOf(page: Page): Promise<string[]> {
  const { faults, blocks } = await page.evaluate(() => {
    /** Codes with a hyphen, phone numbers, and the hour with its word. */
    const WHOLE = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+|\+\d[\d ]+\d|الساعة\s\d{1,2}:\d{2}\s[\u0621-\u0652]+/g
    const ENGLISH_MARK = /\p{Script=Arabic}\s?[,;?]|[,;?]\s?\p{Script=Arabic}/u
    const found: string[] = []
    const inBlocks = new Map<Element, string>()
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.textContent ?? ''
      const element = node.parentElement
      if (!text.trim() || !element?.checkVisibility() || element.closest('option, script, style, noscript, svg'))
        continue
      if (ENGLISH_MARK.test(text)) found.push(`"${text.trim().slice(0, 60)}" has an English mark`)
      for (const { 0: part, index } of text.matchAll(WHOLE)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + part.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)))
        if (lines.size > 1) found.push(`"${part}" is taken apart by a line's end`)
      }
      let block = element
      while (block.parentElement && /^(inline|contents)/.test(getComputedStyle(block).display))
        block = block.parentElement
      inBlocks.set(block, (inBlocks.get(block) ?? '') + text)
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type=date]:not(:focus)')) {
      const words = input.nextElementSibling
      const isSeen = words?.checkVisibility() && /\p{Script=Arabic}/u.test(words.getAttribute('data-empty') ?? '')
      if (input.value === '' && input.checkVisibility() && !isSeen)
        found.push(`the date field ${input.name} has no Arabic words`)
    }
    return { faults: found, blocks: [...inBlocks.values()] }
  })
  return [
    ...faults,
    ...blocks.flatMap(miscountedIn).map((found) => `"${found}" has a noun in the form of another number`),
  ]
}
