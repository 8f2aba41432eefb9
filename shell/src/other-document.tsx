import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import { PageSkeleton, useIsElapsed } from './remote/waiting'
import { SKELETON_AFTER_MS } from './timing'

/**
 * A page that is not for this document. A link, a call of the router or the way back has set the address already, so that loading
 * again opens it at its place in the history.
 */
export function OtherDocument() {
  const long = useIsElapsed(SKELETON_AFTER_MS)
  const navigationType: string = useNavigationType()
  useEffect(() => {
    // The browser opens a document where the page before it was, but what a link leads to begins at its top.
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    location.reload()
    // oxlint-disable-next-line react/exhaustive-deps -- Once: the document ends with it.
  }, [])
  return <div aria-busy="true">{long ? <PageSkeleton /> : null}</div>
}
