import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser } from 'playwright'

const folder = createRequire(import.meta.url)
  .resolve('@homecare/ui/tokens.css')
  .replace(/tokens\.css$/, '')
const font = (name: string): string =>
  `url(data:font/woff2;base64,${readFileSync(`${folder}fonts/${name}.woff2`).toString('base64')})`

/** The brand's colours and fonts as one stylesheet without references to other files. */
export const houseStyle = `
  ${readFileSync(`${folder}tokens.css`, 'utf8')}
  @font-face { font-family: Fraunces; font-weight: 400 700; src: ${font('fraunces')} }
  @font-face { font-family: Figtree; font-weight: 400 700; src: ${font('figtree')} }
`

/** The Chromium that CHROMIUM_PATH names, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env
  return chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
