import { useEffect, useState, type ComponentType } from 'react'
import type { BoardSection } from './section'

export type PlotComponent = ComponentType<{ section: BoardSection; summary: string }>

/** Fetches the plots after the figures and tables are shown. They do without: `failed` if it can't be fetched. */
export function usePlot(): PlotComponent | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<{ Plot: PlotComponent } | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isShown = true
    import('./plot').then(
      ({ Plot }) => isShown && setLoaded({ Plot }),
      () => isShown && setLoaded('failed'),
    )
    return () => {
      isShown = false
    }
  }, [])
  return typeof loaded === 'string' ? loaded : loaded.Plot
}
