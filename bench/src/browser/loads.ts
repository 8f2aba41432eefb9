import type { CDPSession } from 'playwright'

/** One file as it came over the wire. */
export interface Load {
  url: string
  /** Document, Script, Stylesheet, Font, Image … as Chromium names them. */
  type: string
  /** Bytes on the wire, with headers. */
  bytes: number
}

/** Notes every file that a page fetches, from now on. What comes out of the browser's own cache is not fetched. */
export async function watchLoads(cdp: CDPSession): Promise<Load[]> {
  const loads: Load[] = []
  const open = new Map<string, Load>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) open.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void open.delete(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = open.get(requestId)
    if (load) loads.push({ ...load, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return loads
}

export const bytesOf = (loads: readonly Load[], type?: string): number =>
  loads.filter((load) => type === undefined || load.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

/** Addresses that were fetched more than once. */
export const fetchedTwice = (loads: readonly Load[]): string[] => {
  const urls = loads.map(({ url }) => url)
  return [...new Set(urls.filter((url, index) => urls.indexOf(url) !== index))]
}
