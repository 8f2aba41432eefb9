import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { addressIn, LOCALE, SOURCE_LOCALE } from '@homecare/federation/locales'
import type { RemoteModule } from '@homecare/federation/contract'
import { Document } from '../../src/document'
import { quietHost } from '../../src/host'
import { PREFIX } from '../../src/languages'
import { offlinePageIn } from '../../src/offline/addresses'
import { OfflineDocument } from '../../src/offline/offline-document'
import { ShellProvider, type Shell } from '../../src/shell-context'
import { stateText, type ShellState } from '../../src/state'

const LIMIT_MS = 10_000

/** Thrown in the area of a client-rendered page; React then leaves the area to the browser. */
export class ClientRendered extends Error {}

interface Rendering {
  path: string
  state: ShellState
  /** The module of the page's remote; it throws `ClientRendered` for a client-rendered area. */
  read: () => RemoteModule
  /** Leaves out the shell's part; ids and markers are those of the whole page. */
  areaOnly?: boolean
  styleText?: Shell['styleText']
  bootScript?: string
}

/** Renders a page's document to a string. Throws one sentence if anything in it does not render. */
export const renderDocument = (rendering: Rendering): Promise<string> =>
  render(
    rendering,
    <Document state={rendering.state} stateText={rendering.areaOnly ? '' : stateText(rendering.state)} />,
  )

/** The page "You are offline", with its styles and its script. */
export const renderOfflineDocument = (state: ShellState, styles: readonly string[], script: string): Promise<string> =>
  render(
    { path: offlinePageIn(SOURCE_LOCALE), state, read: () => ({ contract: 1, routes: () => [] }) },
    <OfflineDocument styles={styles} script={script} />,
  )

async function render(rendering: Rendering, document: ReactElement): Promise<string> {
  const { path, state, read, areaOnly = false, styleText = () => '', bootScript = '' } = rendering
  const host = quietHost(state)
  const shell: Shell = {
    ...{ state, host, hostFor: () => host, areaOnly, styleText, bootScript },
    source: {
      get: () => null,
      read,
      discard: () => {},
      first: () => null,
      watch: () => () => {},
      settled: () => {},
      slow: () => {},
      subscribe: () => () => {},
    },
    composedArea: null,
    onArea: () => {},
  }
  const faults: unknown[] = []
  const signal = AbortSignal.timeout(LIMIT_MS)
  const { prelude } = await prerenderToNodeStream(
    <ShellProvider value={shell}>
      <StaticRouter location={addressIn(LOCALE, path)} basename={PREFIX || '/'}>
        {document}
      </StaticRouter>
    </ShellProvider>,
    {
      signal,
      // React must not insert an inline script for late content, since the content security policy blocks it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        if (!(error instanceof ClientRendered)) faults.push(error)
      },
    },
  )
  const html = await text(prelude)
  if (faults.length > 0)
    throw new Error(
      `${path} does not render: ${signal.aborted ? `it waited for something longer than ${LIMIT_MS / 1000} s` : String(faults[0])}`,
    )
  return html
}
