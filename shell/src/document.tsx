import '@homecare/ui/tokens.css'
import '@homecare/ui/base.css'
import '@homecare/ui/fonts.css'
import './global.css'
import { directionOf, LOCALE } from '@homecare/federation/locales'
import { App } from './app'
import { useShell } from './shell-context'
import { STATE_ID, type Asset, type ShellState } from './state'

/**
 * The whole document, the same while composing and in the browser. Styles and the first script stand in the page, since on
 * a slow network a file is a second wait before anything is seen, or answers. All other scripts are files.
 */
export function Document({ state, stateText }: { state: ShellState; stateText: string }) {
  const { page, shell } = state
  const { styleText, bootScript, areaOnly } = useShell()
  // Prerendered text is painted first; the browser fetches scripts early only where they have to render the page.
  const early = page.kind === 'client-rendered' && page.hydrate === 'load' ? [shell.main, ...page.scripts] : []
  return (
    <html lang={LOCALE} dir={directionOf(LOCALE)} data-hydrate={page.hydrate}>
      <head>
        {areaOnly ? null : (
          <>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="theme-color" content={shell.ink} />
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href={page.manifest ?? '/manifest.webmanifest'} />
            {shell.fonts.map((href) => (
              <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
            ))}
            {[shell.style, ...page.styles].map(({ href }) => (
              // By this mark the remote's own code knows that it has its style already.
              <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: styleText(href) }} />
            ))}
            {early.map((script) => (
              <link key={script.href} rel="preload" as="script" {...checked(script)} />
            ))}
          </>
        )}
      </head>
      <body>
        <App />
        {areaOnly ? null : (
          <>
            <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: stateText }} />
            {/* After all that it reads. */}
            <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
          </>
        )}
      </body>
    </html>
  )
}

const checked = ({ href, integrity }: Asset) => ({ href, integrity, crossOrigin: 'anonymous' as const })
