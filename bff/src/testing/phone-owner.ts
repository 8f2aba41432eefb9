import type { My } from '@homecare/contract/my'
import type { Problem } from '@homecare/contract/problem'
import { phoneE164 } from '@homecare/domain/phone'
import { findCodeForEmail, findCodeForPhone } from '@homecare/server/my/code'
import type { TestApp } from './test-app'

type Headers = Record<string, string>
let numbers = 0

/** A mobile number that no other test has. */
export const newNumber = (): string => `05${String(30_000_000 + process.pid * 100 + ++numbers).slice(-8)}`

let addresses = 0
/** The headers of a caller whose address has caused nothing yet. */
export const fromElsewhere = (): Headers => ({ 'x-forwarded-for': `203.0.${++addresses >> 8}.${addresses & 255}` })

/** The code that a phone got last, or with `by: 'email'` the one that was mailed to its newest record's address. */
export async function codeOf(app: TestApp, phoneNumber: string, by: 'phone' | 'email' = 'phone'): Promise<string> {
  const { id } = await app.ctx.db.phoneCode.findFirstOrThrow({
    where: { phone: phoneE164(phoneNumber) ?? '' },
    orderBy: { createdAt: 'desc' },
  })
  const found = await (by === 'phone' ? findCodeForPhone(app.ctx, id) : findCodeForEmail(app.ctx, id))
  return found?.code ?? ''
}

/** A browser in which the owner of a phone entered the code. */
export async function signIn(
  app: TestApp,
  phoneNumber: string,
  {
    by = 'phone',
    stay = true,
    headers = fromElsewhere(),
  }: { by?: 'phone' | 'email'; stay?: boolean; headers?: Headers } = {},
) {
  await app.post('/api/my/code', { phoneNumber }, headers)
  const code = await codeOf(app, phoneNumber, by)
  const opened = await app.post('/api/my/session', { phoneNumber, code, stay }, headers)
  const setCookie = opened.headers.get('set-cookie') ?? ''
  const cookie = setCookie.split(';')[0] ?? ''
  const read = async (answer: Response) => ({
    status: answer.status,
    body: (answer.status === 204 ? {} : await answer.json()) as My & Problem,
  })
  return {
    setCookie,
    cookie,
    status: opened.status,
    get: async (query = '') => read(await app.get(`/api/my${query}`, { cookie })),
    post: async (path: string, body: object = {}) => read(await app.post(`/api/my/${path}`, body, { cookie })),
  }
}
