import profile from '../../data/provider-profile.json'
import { providerProfile } from '@homecare/contract/profile'
import { pino } from 'pino'
import { createOrderIds } from '../booking/order-ids'
import type { Ctx, Settings } from '../process/context'
import type { PrismaClient } from '../generated/prisma/client'
import { createPdfFonts } from '../pdf/pdf-fonts'
import { createShared } from '../process/shared'
import { createMemoryFiles, type MemoryFiles } from './memory-files'
import { createScriptedGateway, type ScriptedGateway } from './scripted-gateway'

/** Tue 3 Mar 2026, 08:00 in Dubai: all twelve slots of the day can still be chosen. */
export const TEST_NOW = new Date('2026-03-03T04:00:00Z')

export const TEST_SETTINGS: Settings = {
  slotRules: { capacity: 4, leadMinutes: 120, horizonDays: 60 },
  slotHoldMinutes: 20,
  // Most tests book for one patient from one address; the limits' own tests set them.
  holdLimits: { perPerson: 10_000, addressPercent: 100 },
  // As with the holds.
  strangerEmailsPerDay: 10_000,
  minimumFils: 30_000,
  reconcileAfterSeconds: 120,
  rollbackMinViews: 20,
  retentionDays: 0,
  replyInbox: null,
  publicUrl: 'http://localhost:3000',
  secret: 'a-secret-for-tests-of-32-characters',
  previousSecrets: [],
  secondFactor: { roles: ['admin', 'owner'], demoExempt: true },
  auditSecret: 'an-audit-secret-for-tests-of-32-characters',
  previousAuditSecrets: [],
}

export interface TestCtx extends Ctx {
  gateway: ScriptedGateway
  files: MemoryFiles
  /** Moves the clock. */
  wait(ms: number): void
}

/** The clocks of all contexts stand at TEST_NOW: several on one database share the order ids that were given out. */
const nextOrderId = createOrderIds()
/** Opening them takes long, and nothing of a test is left in them. */
const fonts = createPdfFonts()

/** A context with a real database, a scripted gateway, files in memory and a clock that is stopped at TEST_NOW. */
export function testContext(
  overrides: Partial<Omit<TestCtx, 'settings'>> & { db: PrismaClient; settings?: Partial<Settings> },
): TestCtx {
  let time = TEST_NOW.getTime()
  const resources = {
    gateway: createScriptedGateway(),
    files: createMemoryFiles(),
    messages: {},
    profile: providerProfile.parse(profile),
    log: pino({ level: 'silent' }),
    now: () => new Date(time),
    wait: (ms: number) => {
      time += ms
    },
    ...overrides,
    settings: { ...TEST_SETTINGS, ...overrides.settings },
  }
  const shared = createShared(resources, [
    [createOrderIds, nextOrderId],
    [createPdfFonts, fonts],
  ])
  return { ...resources, shared }
}
