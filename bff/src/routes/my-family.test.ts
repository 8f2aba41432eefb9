import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paidBooking } from '../testing/bookings'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { newNumber, signIn } from '../testing/phone-owner'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 100_000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
  app.ctx.messages = MESSAGE_WAYS
})
afterAll(() => app.close())

const owner = (phoneNumber: string) => signIn(app, phoneNumber)

describe('a family', () => {
  async function invited() {
    const [daughter, mother] = [newNumber(), newNumber()]
    await paidBooking(app, { phoneNumber: mother, username: 'Salma Haddad' })
    const manager = await owner(daughter)
    const answer = await manager.post('family', { phoneNumber: mother, name: 'Mother' })
    return { manager, mother, answer, id: answer.body.family[0]?.id ?? '' }
  }

  test('an invitation goes to the other phone and shows nothing of its owner until that phone confirms it', async () => {
    const { manager, mother, answer, id } = await invited()
    expect(answer.body).toMatchObject({
      visits: [],
      people: [],
      family: [{ role: 'manages', state: 'invited', name: 'Mother' }],
    })
    const news = await app.ctx.db.message.findMany({ where: { news: 'family-invitation', newsKey: { endsWith: id } } })
    expect(news).toMatchObject([{ phone: `+971${mother.slice(1)}`, payload: { linkId: id } }])
    expect((await manager.post(`family/${id}/confirm`)).status).toBe(404)
    const member = await owner(mother)
    expect((await member.get()).body.family).toMatchObject([{ id, role: 'isManagedBy', state: 'invited' }])
    expect((await (await owner(newNumber())).post(`family/${id}/confirm`)).status).toBe(404)
    expect((await member.post(`family/${id}/confirm`)).status).toBe(200)
    const { body } = await manager.get()
    expect(body.visits).toMatchObject([{ people: ['Salma Haddad'], familyId: id }])
    expect(body.people).toMatchObject([{ fullName: 'Salma Haddad', familyId: id }])
    expect((await member.get()).body.visits).toMatchObject([{ familyId: null }])
  })

  test.each(['manager', 'member'])('ends by its %s, and then shows nothing any more', async (by) => {
    const { manager, mother, id } = await invited()
    const member = await owner(mother)
    await member.post(`family/${id}/confirm`)
    expect((await manager.get()).body.visits).toHaveLength(1)
    expect((await (await owner(newNumber())).post(`family/${id}/end`)).status).toBe(404)
    expect((await (by === 'manager' ? manager : member).post(`family/${id}/end`)).status).toBe(200)
    expect((await manager.get()).body).toMatchObject({ visits: [], family: [] })
    expect((await member.post(`family/${id}/confirm`)).status).toBe(404)
    const actions = await app.ctx.db.auditEntry.findMany({
      where: { subjectType: 'patient', detail: { path: ['link'], equals: id } },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action, actor }) => [actor, action])).toEqual([
      ['visitor', 'family invited'],
      ['visitor', 'family confirmed'],
      ['visitor', 'family ended'],
    ])
  })

  test('does not go on from one link to the next: whom a member manages stays closed', async () => {
    const { manager, mother, id } = await invited()
    const member = await owner(mother)
    await member.post(`family/${id}/confirm`)
    const grandmother = newNumber()
    await paidBooking(app, { phoneNumber: grandmother, username: 'Huda Haddad' })
    const next = await member.post('family', { phoneNumber: grandmother, name: 'Grandmother' })
    const nextId = next.body.family.find(({ role }) => role === 'manages')?.id
    await (await owner(grandmother)).post(`family/${nextId}/confirm`)
    expect(JSON.stringify((await member.get()).body)).toContain('Huda')
    expect(JSON.stringify((await manager.get()).body)).not.toContain('Huda')
  })

  test('returns 422 for one’s own number, 409 for one that is invited already and for the sixth', async () => {
    const phoneNumber = newNumber()
    const me = await owner(phoneNumber)
    expect((await me.post('family', { phoneNumber, name: 'Me' })).status).toBe(422)
    const first = newNumber()
    expect((await me.post('family', { phoneNumber: first, name: 'One' })).status).toBe(200)
    expect(await me.post('family', { phoneNumber: first, name: 'One' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'invitedAlready' } },
    })
    for (let n = 0; n < 4; n++) await me.post('family', { phoneNumber: newNumber(), name: 'More' })
    expect(await me.post('family', { phoneNumber: newNumber(), name: 'Sixth' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'familyFull' } },
    })
  })

  test('returns 429 for the eleventh invitation of a day, and for the sixth to one number', async () => {
    const me = await owner(newNumber())
    for (let n = 0; n < 10; n++) {
      const { body } = await me.post('family', { phoneNumber: newNumber(), name: 'Guest' })
      await me.post(`family/${body.family[0]?.id}/end`)
    }
    expect((await me.post('family', { phoneNumber: newNumber(), name: 'Guest' })).status).toBe(429)
    const flooded = newNumber()
    for (let n = 0; n < 5; n++)
      expect((await (await owner(newNumber())).post('family', { phoneNumber: flooded, name: 'X' })).status).toBe(200)
    expect((await (await owner(newNumber())).post('family', { phoneNumber: flooded, name: 'X' })).status).toBe(429)
  })
})
