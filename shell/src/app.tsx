import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LOCALE } from '@homecare/federation/locales'
import { matchRemote } from '@homecare/federation/registry'
import { isTranslated } from '@homecare/federation/registry-in-language'
import { Frame } from './frame/frame'
import { NotFound } from './not-found'
import { OtherDocument } from './other-document'
import { ReloadBar } from './remote/reload-bar'
import { RemoteBoundary } from './remote/remote-boundary'
import { useShell } from './shell-context'
import { dismissToasts, prefetchToasts } from './toast-host'
import { useScrollPositions } from './use-arrival'

/**
 * The registry says whose page it is; the remote's own routes say which one. What this document does not list is another document's:
 * a closed page, a public one seen from a closed one, or no page at all, which the server knows.
 */
export function App() {
  const { state, areaOnly } = useShell()
  const { pathname } = useLocation()
  const match = matchRemote(state.remotes, pathname)
  const [opened] = useState(pathname)
  useScrollPositions()
  useEffect(prefetchToasts, [])
  useEffect(() => dismissToasts, [pathname])
  return (
    <>
      {match?.route.index === false && !areaOnly ? <meta name="robots" content="noindex" /> : null}
      <Frame layout={match?.route.layout ?? 'public'} isForeign={match ? !isTranslated(match.remote, LOCALE) : false}>
        {match ? (
          <RemoteBoundary key={match.remote.name} name={match.remote.name} />
        ) : pathname === opened ? (
          <NotFound />
        ) : (
          <OtherDocument />
        )}
      </Frame>
      {areaOnly ? null : <ReloadBar />}
    </>
  )
}
