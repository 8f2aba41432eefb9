import { text } from 'node:stream/consumers'
import { openPromise, type ZipFile } from 'yauzl'

const CONTENT_LIST = '[Content_Types].xml'
const MAX_LIST_BYTES = 1024 * 1024
const MAX_ENTRIES = 10_000
const DOCUMENT =
  /ContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/

/** Whether a ZIP is a Word document without macros: its content list says so, wherever in the file that stands. */
export async function isWordDocument(path: string): Promise<boolean> {
  try {
    const list = await contentList(await openPromise(path))
    return DOCUMENT.test(list) && !/macroEnabled|vbaProject/i.test(list)
  } catch {
    // The directory or the list can't be read, or is larger than it says.
    return false
  }
}

async function contentList(zip: ZipFile): Promise<string> {
  try {
    if (zip.entryCount > MAX_ENTRIES) return ''
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== CONTENT_LIST) continue
      return entry.uncompressedSize > MAX_LIST_BYTES ? '' : await text(await zip.openReadStreamPromise(entry))
    }
    return ''
  } finally {
    zip.close()
  }
}
