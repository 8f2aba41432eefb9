import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor } from '../process/context'
import { uploadFile, type UploadInput } from '../file/upload'
import type { TestCtx } from './test-context'

/** The smallest picture there is: one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** Uploads bytes to a record with the use case, and returns the name under which they are stored. */
export async function uploadBytes(
  ctx: TestCtx,
  {
    subject,
    name,
    body,
    by = 'admin',
  }: { subject: UploadInput['subject']; name: string; body: Uint8Array; by?: string },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homecare-test-upload-'))
  const actor: Actor = { name: by, role: 'admin' }
  try {
    const path = join(folder, 'file')
    await writeFile(path, body)
    const known = new Set((await ctx.db.storedFile.findMany({ select: { key: true } })).map(({ key }) => key))
    await uploadFile({ ctx, actor, input: { subject, name, file: { path, size: body.length } } })
    const { key } = await ctx.db.storedFile.findFirstOrThrow({ where: { key: { notIn: [...known] } } })
    return key
  } finally {
    await rm(folder, { recursive: true })
  }
}
