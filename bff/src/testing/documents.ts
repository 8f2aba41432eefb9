import type { BloodTestDetail } from '@homecare/contract/staff'
import type { TestApp } from './test-app'

/** The smallest picture there is: one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** Sends a file to a booking as the staff's screens do. */
export function upload(
  app: TestApp,
  staff: { cookie: string },
  { id, body, name }: { id: string; body: Uint8Array; name: string },
): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(body)], name))
  form.set('test', JSON.stringify({ id, fullName: 'not read' }))
  return app.post('/api/bloodtests/uploadFile', form, staff)
}

export async function filesOf(app: TestApp, staff: { cookie: string }, id: string): Promise<BloodTestDetail['files']> {
  return ((await (await app.get(`/api/bloodtests/${id}`, staff)).json()) as BloodTestDetail).files
}
