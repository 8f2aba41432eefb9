import { createElement, useEffect, useRef, useState, type ComponentType } from 'react'
import { loadOnce } from '@homecare/remote-kit/load-once'

/**
 * A drawing that needs no script in the page that it came with: the document server draws it, and the browser leaves it as
 * it is. Drawings never change, and as components they were a sixth of a page's script. A page that a visitor goes to from
 * another one has no drawings yet, so it loads them.
 */
export function drawing(request: () => Promise<ComponentType>): ComponentType {
  const { load, useLoaded } = loadOnce(request)
  return typeof document === 'undefined' ? () => createElement(useLoaded()) : () => <BrowserDrawing load={load} />
}

function BrowserDrawing({ load }: { load: () => Promise<ComponentType> }) {
  const place = useRef<SVGSVGElement>(null)
  const [Drawn, setDrawn] = useState<ComponentType>()
  useEffect(() => {
    if (!place.current || place.current.hasChildNodes()) return
    let isMounted = true
    load().then(
      (loaded) => isMounted && setDrawn(() => loaded),
      // A page without its drawings can be read and used, so nothing is said.
      () => undefined,
    )
    return () => void (isMounted = false)
  }, [load])
  if (Drawn) return <Drawn />
  // React leaves the contents of an element alone whose HTML is given as a text, also when it hydrates.
  return (
    <svg
      ref={place}
      viewBox="0 0 320 240"
      aria-hidden
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- The text is empty.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
