import Bowser from 'bowser'

/** The browser and system of a User-Agent in words, such as `Chrome on Windows`; empty if it says neither. */
export function deviceText(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 80)
}
