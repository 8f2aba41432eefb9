import { useEffect, useMemo } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { Missing } from './missing'
import { useShell } from './shell-context'

/** The pages of one remote. It stays mounted while a visitor moves between them, and so does the remote's state. */
export function RemoteArea({ name }: { name: string }) {
  const { source, host, onArea } = useShell()
  const remote = source.read(source.get(name), name)
  const routes = useMemo(() => remote.routes(host), [remote, host])
  const page = useRoutes(routes)
  useArrival()
  useEffect(() => {
    source.settled(name)
    onArea('ready')
  }, [name, source, onArea])
  return page ?? <Missing />
}

let arrivedAt: string | null = null

/** On each page but the one that was opened: to the top, and focus on the heading, which also announces it. */
function useArrival(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const opened = arrivedAt === null
    const moved = arrivedAt !== pathname
    arrivedAt = pathname
    if (opened || !moved) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (!heading || document.querySelector('[role=dialog][open], dialog[open]')) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
