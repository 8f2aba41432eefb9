import { createCipher } from '@homecare/ccavenue/cipher'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createCcavenueGateway } from '../adapters/ccavenue-gateway'
import { findOwnBooking } from '../booking/find-own'
import { getBookingStatus } from '../booking/get-status'
import { isReportToken, reportToken } from '../release/internal/report-token'
import { findUsableStaffLink } from '../staff/find-usable-link'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { openAuditHistory } from '../testing/audit-history'
import { ownDatabase } from '../testing/own-database'
import { staffSteps } from '../testing/staff-steps'

const { ctx } = await ownDatabase()
const { start, owner } = bookingSteps(() => ctx)
const { login, current, invite, account, linkOf, setPassword } = staffSteps(() => ctx)

const NEW = 'the-secret-after-the-rotation'

/** The two steps of a rotation: the new secret signs while the old one is accepted, then the old one is removed. */
function rotate(): { removeOld(): void } {
  const { settings } = ctx
  const { secret } = settings
  Object.assign(settings, { secret: NEW, previousSecrets: [secret] })
  onTestFinished(() => void Object.assign(settings, { secret, previousSecrets: [] }))
  return { removeOld: () => void Object.assign(settings, { previousSecrets: [] }) }
}

describe('after SESSION_SECRET was rotated', () => {
  it('booking links from before a rotation of SESSION_SECRET work until the old secret is removed, and new links work afterwards', async () => {
    const { orderId, token } = await start()
    const emailed = await owner(orderId)
    const opened = (visit: string, status: string) =>
      Promise.all([
        outcomeOf(findOwnBooking(ctx, { orderId, token: visit })),
        outcomeOf(getBookingStatus({ ctx, input: { orderId, token: status } })),
      ])
    const { removeOld } = rotate()
    expect(await opened(emailed.token, token)).toEqual(['done', 'done'])
    const { token: renewed } = await owner(orderId)
    expect(renewed).not.toBe(emailed.token)
    removeOld()
    expect(await opened(emailed.token, token)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect(await outcomeOf(findOwnBooking(ctx, { orderId, token: renewed }))).toBe('done')
  })

  it('an invitation that was queued before a rotation of SESSION_SECRET is sent with the stored link', async () => {
    await invite('waiting@example.com')
    const token = await linkOf('waiting@example.com')
    const { id: userId } = await account('waiting@example.com')
    const { payload } = await ctx.db.outbox.findFirstOrThrow({
      where: { name: 'email-staff-link', payload: { path: ['userId'], equals: userId } },
    })
    const find = () => findUsableStaffLink({ ctx, input: payload as { userId: string; linkId: string } })
    const { removeOld } = rotate()
    expect((await find())?.url).toContain(encodeURIComponent(token))
    removeOld()
    expect(await find()).toBeNull()
    // What was emailed is looked up by its hash, and works to its own end.
    expect(await outcomeOf(setPassword(token))).toBe('done')
  })

  it('staff stay logged in after a rotation of SESSION_SECRET, and their browsers stay known until the old secret is removed', async () => {
    const { token, deviceCookie } = await login('admin')
    const remembered = async () =>
      (await login('admin', { deviceCookie })).deviceCookie.split('~').filter((part) => part === deviceCookie)
    const { removeOld } = rotate()
    expect(await current(token)).not.toBeNull()
    expect(await remembered()).toEqual([])
    removeOld()
    expect(await current(token)).not.toBeNull()
    // A part that no secret of this system has signed may belong to another account, so it is kept.
    expect(await remembered()).toEqual([deviceCookie])
  })
})

describe('after SESSION_SECRET was rotated: error reports of browsers', () => {
  it('an error report from a page of before counts until the old secret is removed', () => {
    const release = { name: 'site', version: '1.0.0-aaaaaaaa' }
    const token = reportToken(ctx.settings.secret, release)
    const { removeOld } = rotate()
    expect(isReportToken(ctx.settings, release, token)).toBe(true)
    removeOld()
    expect(isReportToken(ctx.settings, release, token)).toBe(false)
    expect(isReportToken(ctx.settings, release, reportToken(NEW, release))).toBe(true)
  })
})

describe('after AUDIT_SECRET was rotated', () => {
  it('the audit history is intact after a rotation of AUDIT_SECRET while the old secret is accepted, and reports its start', async () => {
    const history = await openAuditHistory()
    onTestFinished(() => history.close())
    const { settings } = history.ctx
    const old = settings.auditSecret
    await history.write(1)
    await history.anchor()
    Object.assign(settings, { auditSecret: NEW, previousAuditSecrets: [old] })
    await history.write(2)
    await history.anchor()
    await history.anchor()
    expect(await history.check()).toMatchObject({ state: 'intact' })
    const changes = await history.db.auditEntry.findMany({ where: { action: 'audit secret changed' } })
    expect(changes).toMatchObject([{ actor: 'system', subjectId: 'audit/anchors/2026-03-03T05.json' }])
    Object.assign(settings, { previousAuditSecrets: [] })
    const { state, problem } = await history.check()
    expect([state, problem]).toEqual([
      'broken',
      expect.stringContaining('AUDIT_SECRET lacks the secret that signed it'),
    ])
  })

  it('an earlier anchor that was rewritten with the old AUDIT_SECRET is found by the new one', async () => {
    const history = await openAuditHistory()
    onTestFinished(() => history.close())
    const { settings, files } = history.ctx
    const old = settings.auditSecret
    await history.write(1)
    await history.anchor()
    const forged = structuredClone([...files.objects])
    await history.write(2)
    files.objects.clear()
    history.ctx.wait(-3_600_000)
    await history.anchor()
    const genuine = new Map(files.objects)
    Object.assign(settings, { auditSecret: NEW, previousAuditSecrets: [old] })
    await history.anchor()
    expect(await history.check()).toMatchObject({ state: 'intact' })
    for (const [key, object] of forged) {
      expect(genuine.has(key)).toBe(true)
      files.objects.set(key, object)
    }
    const { state, problem } = await history.check()
    expect([state, problem]).toEqual(['broken', expect.stringContaining('is not the one that it was written after')])
  })
})

describe.each(['cbc', 'gcm'] as const)('after CCAVENUE_WORKING_KEY was replaced, with %s', (cipher) => {
  const URLS = { transactionUrl: 'https://pay.example/t', apiUrl: 'https://api.example/a' }
  const [OLD_KEY, NEW_KEY] = ['0123456789ABCDEF0123456789ABCDEF', 'FEDCBA9876543210FEDCBA9876543210']
  const gateway = (workingKey: string, ...previousWorkingKeys: string[]) =>
    createCcavenueGateway({
      ...{ merchantId: 'M', accessCode: 'A', ...URLS, cipher, profile: ctx.profile },
      ...{ workingKey, previousWorkingKeys },
    })
  const message = 'order_id=ORD-1&tracking_id=1&order_status=Success'

  it('a return encrypted with the old CCAVENUE_WORKING_KEY is decrypted until that key is removed', () => {
    const sealed = createCipher({ kind: cipher, workingKey: OLD_KEY }).encrypt(message)
    expect(gateway(NEW_KEY, OLD_KEY).openReturn(sealed)).toMatchObject({ orderNo: 'ORD-1' })
    expect(gateway(NEW_KEY).openReturn(sealed)).toBeNull()
  })

  it('payments start with the new CCAVENUE_WORKING_KEY after a replacement', () => {
    const form = gateway(NEW_KEY, OLD_KEY).createPaymentForm({
      ...{ attemptId: 'ORD-2', amountFils: 30_000, redirectUrl: 'https://a.example', cancelUrl: 'https://a.example' },
    })
    expect(createCipher({ kind: cipher, workingKey: NEW_KEY }).decrypt(form.encRequest)).toContain('order_id=ORD-2')
  })
})
