import { miscountedIn } from '@homecare/texts/arabic-numbers'

/** What may be read in Latin letters in Arabic, besides names that a page marks with `translate="no"`. */
const ALLOWED = [
  // Abbreviations, codes, numbers with units: DHA, 12B, ORD-1772519400000-2, HbA1c.
  /^[A-Z0-9&.\-/]+$/,
  /^[A-Z][a-z][A-Z]+$/,
  /\d/,
  // Addresses of pages and emails.
  /@|\.[a-z]{2,}$|^www\.|:\/\//,
  // Brands.
  /^(Visa|Mastercard|American|Express|WhatsApp|Facebook|Instagram|LinkedIn|YouTube|Google|JavaScript|Hydrafacial)$/,
]

const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
]
const UNREAD = 'script, style, template, [translate="no"], [lang="en"]'

/** The runs of Latin words in what a page shows, says or tells search engines, without names, codes and addresses. */
export const englishIn = (root: ParentNode, names: readonly string[] = []): string[] => [
  ...new Set(textsIn(root, UNREAD).flatMap((text) => runsOf(text, names))),
]

/** What keeps its digits: values of texts, codes such as 12B, ways to call, the numbers of ambulance and police. */
const OWN_DIGITS = /\u2068[^\u2069]*\u2069|[A-Za-z][\w.-]*(?: \d+)?|\b99[89]\b/g

/** What an Arabic page shows or says with other digits than the provider has chosen, without what keeps its own. */
export function wrongDigitsIn(root: ParentNode, names: readonly string[] = []): string[] {
  const wrong = globalThis.arabicDigits ? /[0-9]/ : /[\u0660-\u0669]/
  return textsIn(root, `${UNREAD}, bdi, [dir="ltr"]`).filter((text) =>
    wrong.test(names.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(OWN_DIGITS, ' ')),
  )
}

/** What an Arabic page counts with the noun in the form of another number. */
export const miscountedOn = (root: ParentNode): string[] => textsIn(root, UNREAD).flatMap(miscountedIn)

/** What a page shows, says or tells search engines, outside of some elements. */
function textsIn(root: ParentNode, without: string): string[] {
  const texts: string[] = []
  const add = (text: string | null) => texts.push(text ?? '')
  for (const element of root.querySelectorAll('*')) {
    if (element.closest(without)) continue
    for (const attribute of SPOKEN) add(element.getAttribute(attribute))
    if (/^(description|keywords|og:(title|description|image:alt))$/.test(nameOf(element)))
      add(element.getAttribute('content'))
    for (const node of element.childNodes) if (node.nodeType === 3) add(node.textContent)
  }
  return texts
}

const nameOf = (element: Element) => element.getAttribute('name') ?? element.getAttribute('property') ?? ''

function runsOf(text: string, names: readonly string[]): string[] {
  const rest = names.reduce((shorter, name) => shorter.replaceAll(name, ' '), text)
  const words = rest.split(/[\s\u2066-\u2069()«»،؛:,…]+/).map((word) => word.replace(/^[.'’"“”]+|[.'’"“”!?]+$/g, ''))
  const runs: string[][] = [[]]
  for (const word of words) {
    const isEnglish = /[A-Za-z]/.test(word) && !ALLOWED.some((pattern) => pattern.test(word))
    if (isEnglish) runs.at(-1)?.push(word)
    else if (runs.at(-1)?.length) runs.push([])
  }
  return runs.filter((run) => run.length > 0).map((run) => run.join(' '))
}
