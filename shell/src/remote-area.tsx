import { useEffect, useMemo } from 'react'
import { useRoutes } from 'react-router-dom'
import { Missing } from './missing'
import { useShell } from './shell-context'
import { useArrival } from './use-arrival'

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
