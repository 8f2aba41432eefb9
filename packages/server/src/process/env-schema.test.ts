import { parseEnv, processEnv } from '@homecare/server-kit/env'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { databaseEnv, filesEnv, gatewayEnv, settingsEnv, settingsFrom } from './env-schema'

const schema = z.object({ ...databaseEnv, ...filesEnv, ...gatewayEnv, ...settingsEnv, ...processEnv })

const good = {
  DATABASE_URL: 'postgresql://a:b@localhost/c',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
  S3_BUCKET: 'c',
  CCAVENUE_MERCHANT_ID: '1',
  CCAVENUE_ACCESS_CODE: '2',
  CCAVENUE_WORKING_KEY: '3',
  CCAVENUE_TRANSACTION_URL: 'https://pay.example/t',
  CCAVENUE_API_URL: 'https://api.example/a',
  PUBLIC_URL: 'https://homecare.example/',
  SESSION_SECRET: 'sixteen-letters-or-more',
}

function sentences(env: Record<string, string>): string[] {
  let printed: string[] = []
  try {
    parseEnv(schema, env, (lines) => {
      printed = lines
      throw new Error('refused')
    })
  } catch {
    return printed
  }
  return []
}

it('parseEnv reads the environment and fills in the documented defaults', () => {
  const env = parseEnv(schema, { ...good, MINIMUM_TOTAL_AED: '250.50', SLOT_CAPACITY: '' })
  expect(settingsFrom(env)).toEqual({
    slotRules: { capacity: 4, leadMinutes: 120, horizonDays: 60 },
    slotHoldMinutes: 20,
    holdLimits: { perPerson: 3, addressPercent: 33 },
    replyInbox: null,
    minimumFils: 25_050,
    reconcileAfterSeconds: 120,
    retentionDays: 9_132,
    publicUrl: 'https://homecare.example',
    secret: 'sixteen-letters-or-more',
    previousSecrets: [],
    auditSecret: 'sixteen-letters-or-more',
    previousAuditSecrets: [],
    strangerEmailsPerDay: 3,
    rollbackMinViews: 300,
    secondFactor: { roles: ['admin', 'owner'], demoExempt: true },
  })
})

it.each(Object.keys(good))('parseEnv refuses production without %s in one sentence', (name) => {
  const { [name as keyof typeof good]: _, ...rest } = good
  expect(sentences({ ...rest, NODE_ENV: 'production' })).toEqual([`Cannot start: ${name} is not set.`])
})

it('parseEnv prints one sentence for each invalid variable, and never its value', () => {
  const printed = sentences({
    ...good,
    DATABASE_URL: 'mysql://secret@x',
    SLOT_CAPACITY: 'many',
    SESSION_SECRET: 'short',
  })
  expect(printed).toEqual([
    'Cannot start: DATABASE_URL must be a postgresql:// address.',
    'Cannot start: SESSION_SECRET must have 16 characters or more.',
    'Cannot start: SLOT_CAPACITY must be a whole number.',
  ])
})

it('parseEnv refuses a weak secret in one sentence, alone and in a list of two', () => {
  const weak = { ...good, SESSION_SECRET: 'x'.repeat(32), AUDIT_SECRET: 'sixteen-letters-or-more,change-me-change-me' }
  expect(sentences(weak)).toEqual([
    'Cannot start: SESSION_SECRET must be random, not a few characters repeated.',
    'Cannot start: AUDIT_SECRET must be random, not made of words that everybody tries.',
  ])
})

it('parseEnv refuses a database address with a certificate that can’t be read, in one sentence', () => {
  for (const part of ['sslrootcert', 'sslcert', 'sslkey'])
    expect(
      sentences({ ...good, DATABASE_URL: `${good.DATABASE_URL}?sslmode=verify-full&${part}=/nowhere/a.pem` }),
    ).toEqual([`Cannot start: DATABASE_URL is wrong: the file of its ${part} can't be read (ENOENT).`])
  expect(sentences({ ...good, DATABASE_URL: `${good.DATABASE_URL}?sslrootcert=${import.meta.filename}` })).toEqual([])
})

it('parseEnv accepts several secrets for a rotation: the first signs, the others are still accepted', () => {
  const env = parseEnv(schema, {
    ...good,
    SESSION_SECRET: 'the-new-one-of-two,the-old-one-of-two',
    AUDIT_SECRET: 'the-third-of-three,the-second-of-three,the-first-of-three',
    CCAVENUE_WORKING_KEY: 'new,old',
  })
  expect(settingsFrom(env)).toMatchObject({
    secret: 'the-new-one-of-two',
    previousSecrets: ['the-old-one-of-two'],
    auditSecret: 'the-third-of-three',
    previousAuditSecrets: ['the-second-of-three', 'the-first-of-three'],
  })
  expect(env.CCAVENUE_WORKING_KEY).toEqual(['new', 'old'])
})
