/** The browser's factory of policies: a page's code can run only such text as code as the policy's rules let through. */
interface Factory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown
}

const PLACES = /^\/(shell|remotes)\/[^?#]*\.js$/

/**
 * Scripts come from this origin's two places; their bytes are checked by their integrity. A page that opens without a
 * network has a worker of its own.
 */
const asScriptAddress = (address: string): string | null => {
  const url = new URL(address, location.href)
  const isOurs = PLACES.test(url.pathname) || url.pathname === `${location.pathname}/worker.js`
  return url.origin === location.origin && isOurs ? address : null
}

/** React makes script elements out of this text, and writes data blocks: neither makes an element that runs. */
const asHtml = (text: string): string | null => (text === '<script></script>' || !text.includes('<') ? text : null)

const asData = (text: string): string | null => {
  try {
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}

/** Makes the one policy that the content security policy allows. Browsers without Trusted Types have nothing to ask. */
export function guardSinks(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The DOM types may lack it, and so may the browser.
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', { createScriptURL: asScriptAddress, createHTML: asHtml, createScript: asData })
}
