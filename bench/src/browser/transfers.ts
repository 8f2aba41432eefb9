import type { CDPSession } from 'playwright'

/** One file that was transferred over the network. */
export interface Transfer {
  url: string
  /** Document, Script, Stylesheet, Font, Image … as Chromium names them. */
  type: string
  /** Bytes on the wire, with headers. */
  bytes: number
}

/** Records every file that a page fetches from now on, without files from the browser's cache. */
export async function recordTransfers(cdp: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  const open = new Map<string, Transfer>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) open.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void open.delete(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId)
    if (transfer) transfers.push({ ...transfer, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return transfers
}

export const bytesOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0)

/** Addresses that were fetched more than once. */
export const fetchedTwice = (transfers: readonly Transfer[]): string[] => {
  const urls = transfers.map(({ url }) => url)
  return [...new Set(urls.filter((url, index) => urls.indexOf(url) !== index))]
}
