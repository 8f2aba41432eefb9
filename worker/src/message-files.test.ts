import { REFUSED } from '@homecare/server/testing/hostile-files'
import { PDF } from '@homecare/server/testing/documents'
import { PATIENT } from '@homecare/server/testing/records'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPhoneFixture, type PhoneFixture } from './testing/phone-fixture'

let phones: PhoneFixture
beforeAll(async () => {
  phones = await openPhoneFixture()
})
beforeEach(() => phones.next())
afterEach(() => phones.close())
afterAll(() => phones.stop())

const NUMBER = `+${PATIENT.phoneNumber}`
const sendFile = async (body: Buffer, contentType = 'application/pdf', text = '') => {
  await phones.gateway.write(NUMBER, text, { body, contentType })
  return phones.work()
}
const message = () => phones.ctx().db.message.findFirstOrThrow({ where: { incoming: true } })

test('a file by WhatsApp goes to the files of the one open record of its number', async () => {
  expect(await sendFile(PDF)).toEqual([])
  const booking = await phones.ctx().db.booking.findFirstOrThrow()
  const [file] = await phones.ctx().db.storedFile.findMany()
  expect(file).toMatchObject({ bookingId: booking.id, contentType: 'application/pdf', size: PDF.length })
  expect(file?.originalName).toMatch(/^WhatsApp .*[.]pdf$/)
  expect((await message()).fileId).toBe(file?.id)
})

test('a file waits in the thread where no record of its number is open', async () => {
  await phones.ctx().db.booking.updateMany({ data: { status: 'Completed' } })
  await sendFile(PDF)
  expect(await message()).toMatchObject({ bookingId: null, mediaId: expect.any(String), fileId: null, reason: null })
  expect(await phones.ctx().db.storedFile.count()).toBe(0)
})

test.each([
  ...REFUSED.map(([what, , body]) => [what, 'file type', body] as const),
  ['a file of more than 20 MB', 'file size', Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)])] as const,
])('%s by WhatsApp is refused with the reason %s, and is kept nowhere', async (_, reason, body) => {
  expect(await sendFile(body)).toEqual([])
  expect(await message()).toMatchObject({ reason, fileId: null })
  expect(await phones.ctx().db.storedFile.count()).toBe(0)
  expect([...phones.ctx().files.objects.keys()]).toEqual([])
})

test('a file is fetched later when the provider is away, and not again after it was stored', async () => {
  phones.gateway.setMode('down')
  expect(await sendFile(PDF)).toEqual(['fetch-message-file'])
  phones.gateway.setMode('accept')
  expect(await phones.work()).toEqual([])
  await phones.ctx().db.outbox.updateMany({ data: { relayedAt: null } })
  await phones.work()
  expect(await phones.ctx().db.storedFile.count()).toBe(1)
})
