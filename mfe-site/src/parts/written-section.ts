import type { ComponentType } from 'react'
import { asWritten } from '@homecare/remote-kit/as-written'
import { enterLater, entrance } from '@homecare/ui/use-entrance'

/** A section without state and without links to pages, which slides into place like the others. */
export const writtenSection = (request: () => Promise<ComponentType>): ComponentType =>
  asWritten('section', request, { onWritten })

function onWritten(section: Element): () => void {
  const inner = section.querySelector<HTMLElement>(`.${entrance}`)
  return inner ? enterLater(inner) : () => {}
}
