import { directionOf, LOCALE } from '@homecare/federation/locales'
import { useShell } from '../shell-context'
import { Frame } from '../frame/frame'
import * as offlineTexts from '../locales/en/offline.json'
import { OfflinePage } from './offline-page'

/** The whole page "You are offline" in one file, so that nothing of it can be missing. No remote has a part in it. */
export function OfflineDocument({ styles, script }: { styles: readonly string[]; script: string }) {
  const { state, host } = useShell()
  return (
    <html lang={LOCALE} dir={directionOf(LOCALE)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={state.shell.ink} />
        <title>{`${offlineTexts.title} · ${host.profile.name}`}</title>
        {styles.map((text) => (
          <style key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </head>
      <body>
        <Frame layout="public">
          <OfflinePage />
        </Frame>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}
