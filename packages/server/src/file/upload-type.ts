import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { isWordDocument } from './word-document'

/** The five file types that may be uploaded, by their contents. */
const ALLOWED: Record<string, { contentType: string; endings: string[] }> = {
  pdf: { contentType: 'application/pdf', endings: ['pdf'] },
  jpg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { contentType: 'image/png', endings: ['png'] },
  webp: { contentType: 'image/webp', endings: ['webp'] },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['docx'] },
}

export interface UploadType {
  ending: string
  contentType: string
  /** The extensions that a name of this type may have. */
  endings: string[]
}

/** Returns the type of the file on disk, whatever its name says; null for every type that is not allowed. */
export async function uploadType(path: string): Promise<UploadType | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const ending = await endingOf(path, found?.ext)
  const allowed = ALLOWED[ending]
  return allowed ? { ending, ...allowed } : null
}

async function endingOf(path: string, found: string | undefined): Promise<string> {
  if (found === undefined) return (await isLatePdf(path)) ? 'pdf' : ''
  // It looks for the content list from the start, and no further than 1 MB: Google Docs puts the list at the end.
  if (found === 'zip') return (await isWordDocument(path)) ? 'docx' : ''
  return found
}

/** A PDF may have so many bytes before its header (ISO 32000-1, annex H, 3.4.1), as mail programs add them. */
const PDF_LEAD_BYTES = 1024
const PDF_HEADER = '%PDF-'

async function isLatePdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(PDF_LEAD_BYTES + PDF_HEADER.length)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    const header = bytes.subarray(0, bytesRead).indexOf(PDF_HEADER)
    // A page or a script with a PDF behind it is both: it is refused.
    return header >= 0 && !/<[a-z!?/]|^#!/i.test(bytes.toString('latin1', 0, header))
  } finally {
    await file.close()
  }
}
