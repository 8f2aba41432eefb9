import { useEffect } from 'react'
import { PageSkeleton, useIsElapsed } from './remote/waiting'
import { SKELETON_AFTER_MS } from './timing'
import { useTopOfNext } from './use-arrival'

/**
 * A page that is not for this document. A link, a call of the router or the way back has set the address already, so that loading
 * again opens it at its place in the history.
 */
export function OtherDocument() {
  const long = useIsElapsed(SKELETON_AFTER_MS)
  useTopOfNext()
  useEffect(() => location.reload(), [])
  return <div aria-busy="true">{long ? <PageSkeleton /> : null}</div>
}
