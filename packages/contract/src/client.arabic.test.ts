import { expect, test } from 'vitest'
import { createClient } from './client'

const answering = (problem: object) =>
  createClient({
    baseUrl: 'https://care.example',
    fetch: async () => Response.json({ status: 422, title: 'Wrong', ...problem }, { status: 422 }),
  })

test('an Arabic page has the sentences of a refused request in Arabic, and those without a known code as they are', async () => {
  const client = answering({
    code: 'INVALID_INPUT',
    detail: 'The report is not ready yet. We send an email as soon as it is.',
    reason: { code: 'reportNotReady' },
    fields: {
      fullName: 'Use at most 100 characters',
      city: 'City has characters that can’t be shown. Delete them, or type the text again',
      email: 'Something new is wrong',
    },
    reasons: {
      fullName: { code: 'tooLong', max: 100 },
      city: { code: 'unreadable', field: 'City' },
      email: { code: 'new' },
    },
  })
  const result = await client.post('/api/report-shares/state', { body: { token: 'x'.repeat(30) } })
  expect(result.ok ? null : result.problem).toMatchObject({
    detail: 'التقرير غير جاهز بعد. نرسل رسالة حالما يصبح جاهزًا.',
    fields: {
      fullName: 'الحد الأقصى 100 حرف',
      city: '\u2068هذا الحقل\u2069: رموز لا يمكن عرضها. يرجى حذفها أو إعادة كتابة النص',
      email: 'Something new is wrong',
    },
  })
})
