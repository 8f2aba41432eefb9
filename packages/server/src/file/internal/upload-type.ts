import { fileTypeFromFile } from 'file-type'

/** The five kinds of file that may be uploaded, by what they contain. */
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
  /** Endings that a name of this type may have. */
  endings: string[]
}

/** What the file on disk is, whatever its name says; null for everything that is not allowed. */
export async function uploadType(path: string): Promise<UploadType | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const allowed = found && ALLOWED[found.ext]
  return allowed ? { ending: found.ext, ...allowed } : null
}
