import { useEffect, useMemo } from 'react'
import { useRoutes } from 'react-router-dom'
import { NotFound } from '../not-found'
import { useShell } from '../shell-context'
import { useArrival } from '../use-arrival'

/** The pages of one remote. It stays mounted while a visitor moves between them, and so does the remote's state. */
export function RemoteArea({ name }: { name: string }) {
  const { source, hostFor, onArea } = useShell()
  const load = source.get(name)
  const remote = source.read(load, name)
  const version = load?.version
  const routes = useMemo(() => remote.routes(hostFor(name, version)), [remote, hostFor, name, version])
  const page = useRoutes(routes)
  useArrival()
  useEffect(() => {
    source.settled(name)
    onArea('ready')
  }, [name, source, onArea])
  return page ?? <NotFound />
}
