import { lazy, useEffect, useRef, useState, type ComponentType, type ElementType } from 'react'

/** React leaves the contents of an element alone whose HTML is given as a text, also when it hydrates. */
const UNTOUCHED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

interface WrittenOptions {
  /** What the outermost element has before it is drawn on a page that a link led to. */
  attributes?: object
  /** Runs with the element that the document server wrote; what it returns runs at the end. */
  onWritten?: (element: Element) => () => void
}

/**
 * A part of a page that needs no script in the page that it came with: the document server writes it, and the browser leaves
 * it as it is. So neither its code nor its texts are in the page's script. A page that a visitor goes to from another one has
 * nothing that is written yet, so it loads them. `element` is the outermost element of what is loaded.
 */
export function asWritten(
  element: 'svg' | 'section' | 'script',
  load: () => Promise<ComponentType>,
  options: WrittenOptions = {},
): ComponentType {
  if (typeof document === 'undefined') return lazy(async () => ({ default: await load() }))
  return () => <WrittenPart element={element} load={load} {...options} />
}

interface WrittenPartProps extends WrittenOptions {
  element: ElementType
  load: () => Promise<ComponentType>
}

function WrittenPart({ element: Outermost, load, attributes, onWritten }: WrittenPartProps) {
  const place = useRef<Element>(null)
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (place.current?.hasChildNodes()) return onWritten?.(place.current)
    let isMounted = true
    load().then(
      (loaded) => isMounted && setLoaded(() => loaded),
      // A page without it can be read and used, so nothing is said.
      () => undefined,
    )
    return () => void (isMounted = false)
  }, [load, onWritten])
  if (Loaded) return <Loaded />
  return <Outermost {...attributes} {...UNTOUCHED} ref={place} />
}
