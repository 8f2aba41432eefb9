import { readFile } from 'node:fs/promises'
import { AppError } from '../../process/app-error'
import { decodedStreams, plainName, UnreadablePdf } from './pdf-streams'

const REASONS = {
  script: 'contains a script',
  launch: 'starts another program or opens another file',
  file: 'contains another file',
  form: 'contains a form that sends data',
  media: 'contains sound, film or 3D',
  password: 'is encrypted or has a password',
}

/** What a laboratory's report never has. All are long enough not to come up by chance in a picture's bytes. */
const NAMES: Record<string, keyof typeof REASONS> = {
  JavaScript: 'script',
  XFA: 'script',
  Launch: 'launch',
  GoToE: 'launch',
  GoToR: 'launch',
  EmbeddedFile: 'file',
  EmbeddedFiles: 'file',
  SubmitForm: 'form',
  ImportData: 'form',
  RichMedia: 'media',
  Rendition: 'media',
  Encrypt: 'password',
}

const ADVICE = 'Print it to a new PDF, and upload that.'

const refused = (what: string) => {
  const detail = `This PDF ${what}. ${ADVICE}`
  return new AppError('INVALID_INPUT', { detail, fields: { file: detail } })
}

/**
 * Throws INVALID_INPUT with the reason for a PDF that does more than show pages: scripts, other programs, embedded files,
 * forms that send, or encryption. It looks at every byte of the file and into every stream, in all revisions, whether
 * they are in use or not.
 */
export async function assertPlainPdf(path: string): Promise<void> {
  const file = await readFile(path)
  const text = file.toString('latin1')
  assertNames(text)
  try {
    for await (const contents of decodedStreams(file, text)) assertNames(contents)
  } catch (error) {
    if (error instanceof UnreadablePdf) throw refused('is written in a way that can’t be checked')
    throw error
  }
}

function assertNames(text: string): void {
  for (const [, name = ''] of text.matchAll(/\/([\w#]{3,60})(?![\w#])/g)) {
    const reason = NAMES[name.includes('#') ? plainName(name) : name]
    if (reason) throw refused(REASONS[reason])
  }
}
