import { useEffect, useState } from 'react'
import type { Picture, PictureKind } from '@homecare/contract/pictures'
import { useHost } from '@homecare/remote-kit/host-context'
import { composedResponse, useClient } from '@homecare/remote-kit/use-client'

/**
 * The provider's pictures of this kind: those that the page was composed with, else from the API. While they load, and if
 * they can't be loaded, there are none: the page is whole without them.
 */
export function usePictures(kind: PictureKind): Picture[] {
  const host = useHost()
  const client = useClient()
  const composed = composedResponse(host, '/api/pictures')?.pictures
  const [loaded, setLoaded] = useState<Picture[]>([])
  const wanted = composed === undefined

  useEffect(() => {
    if (!wanted) return undefined
    const leaving = new AbortController()
    void client.get('/api/pictures', { signal: leaving.signal }).then((result) => {
      if (result.ok && !leaving.signal.aborted) setLoaded(result.data.pictures)
    })
    return () => leaving.abort()
  }, [client, wanted])

  return (composed ?? loaded).filter((picture) => picture.kind === kind)
}
