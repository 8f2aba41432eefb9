import { Component, Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { RemoteArea } from './remote-area'
import { useShell } from '../shell-context'
import { HelpPanel } from './help-panel'
import { RemoteWaiting } from './waiting'

/**
 * The error boundary of a remote's area: a remote that can't be loaded, throws or waits costs its own area only.
 * Text that was prerendered stays: React keeps it while `module` is pending, and it never rejects.
 */
export function RemoteBoundary({ name }: { name: string }) {
  const { source } = useShell()
  const load = useSyncExternalStore(
    source.subscribe,
    () => source.get(name),
    // The panel is not in the composed page: seen while hydrating, React would give up the whole document.
    () => source.first(name),
  )
  useEffect(() => source.watch(name), [name, source])
  // Someone who has begun to write in the panel must not lose it when the remote is back.
  const [inUse, setInUse] = useState(false)
  // The same element as long as the load is the same: an update would make React give up the composed text.
  const area = useMemo(
    () => (
      <ThrowBoundary
        key={load?.id}
        onThrow={(error) => source.discard(name, error)}
        fallback={<RemoteWaiting name={name} />}
      >
        <Suspense fallback={<RemoteWaiting name={name} />}>
          <RemoteArea name={name} />
        </Suspense>
      </ThrowBoundary>
    ),
    [load?.id, name, source],
  )
  return (
    <>
      {load?.help || inUse ? <HelpPanel onUse={() => setInUse(true)} /> : null}
      {area}
    </>
  )
}

class ThrowBoundary extends Component<
  { onThrow: (error: unknown) => void; fallback: ReactNode; children: ReactNode },
  { thrown: boolean }
> {
  override state = { thrown: false }

  static getDerivedStateFromError = () => ({ thrown: true })

  override componentDidCatch(error: unknown) {
    this.props.onThrow(error)
  }

  override render() {
    return this.state.thrown ? this.props.fallback : this.props.children
  }
}
