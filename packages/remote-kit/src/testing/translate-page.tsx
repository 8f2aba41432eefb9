/**
 * Treats the page as browsers that translate do: every text node gives its place to <font> elements, now and whenever a
 * new text comes. The words stay, so that the page reads as an untranslated one; what differs is old, missing or double.
 */
export function translatePage(page: Node = document.body): () => void {
  const observer = new MutationObserver(translate)
  const watch = () => observer.observe(page, { childList: true, characterData: true, subtree: true })
  function translate() {
    // The translator's own changes are none of the page.
    observer.disconnect()
    for (const text of textsOf(page)) text.replaceWith(inFonts(text.data))
    watch()
  }
  translate()
  return () => observer.disconnect()
}

const UNTOUCHED = '[translate="no"], script, style, textarea, svg, font'

function textsOf(page: Node): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(UNTOUCHED)) texts.push(node)
  return texts
}

function inFonts(words: string): HTMLElement {
  const outer = document.createElement('font')
  outer.append(document.createElement('font'))
  outer.firstElementChild?.append(words)
  return outer
}
