import { createHmac, timingSafeEqual } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Files } from '../../ports/files'
import type { Fault, ChainPosition } from './walk-chain'

const PREFIX = 'audit/anchors/'
/** The anchor that follows each minute; the hourly ones are never written again. */
export const NEWEST_KEY = 'audit/newest-anchor.json'
/** The number of anchors that are read in parallel. */
const READERS = 16

const anchorSchema = z.object({
  version: z.literal(1),
  at: z.iso.datetime(),
  sequence: z.number().int().nonnegative(),
  hash: z.string(),
  count: z.number().int().nonnegative(),
  previous: z.object({ key: z.string(), signature: z.string() }).nullable(),
  signature: z.string(),
})

/** The end of the chain at a moment, signed and stored where the database's owner can't write. */
export type AuditAnchor = z.infer<typeof anchorSchema> & { key: string }

export type PreviousAnchor = NonNullable<AuditAnchor['previous']>

export interface StoredAnchors {
  /** The anchors with a valid signature, oldest first. */
  valid: AuditAnchor[]
  /** The first anchor that was altered, or that is missing between others. */
  fault: Fault | null
}

/** Returns the key of an hour, under which one anchor is written once. */
export const anchorKey = (now: Date): string => `${PREFIX}${now.toISOString().slice(0, 13)}.json`

function sign(secret: string, anchor: Omit<AuditAnchor, 'signature'>): string {
  const { key, version, at, sequence, hash, count, previous } = anchor
  const signed = [version, key, at, sequence, hash, count, previous?.key ?? null, previous?.signature ?? null]
  return createHmac('sha256', secret)
    .update(`audit anchor\0${JSON.stringify(signed)}`)
    .digest('hex')
}

export function makeAnchor(
  secret: string,
  {
    key,
    now,
    place,
    count,
    previous,
  }: { key: string; now: Date; place: ChainPosition; count: number; previous?: PreviousAnchor | null },
): AuditAnchor {
  const anchor = {
    ...{ version: 1 as const, key, at: now.toISOString(), sequence: place.sequence, hash: place.hash, count },
    previous: previous ? { key: previous.key, signature: previous.signature } : null,
  }
  return { ...anchor, signature: sign(secret, anchor) }
}

export async function writeAnchor(files: Files, { key, ...anchor }: AuditAnchor): Promise<void> {
  await files.put(key, Buffer.from(`${JSON.stringify(anchor, null, 2)}\n`), 'application/json')
}

/** An anchor that one of the secrets has signed. */
export async function readAnchor(
  files: Files,
  secrets: readonly string[],
  key: string,
): Promise<AuditAnchor | 'altered' | null> {
  const object = await files.get(key)
  if (!object) return null
  try {
    const anchor = { key, ...anchorSchema.parse(JSON.parse(await text(object.body))) }
    return secrets.some((secret) => isSignedWith(secret, anchor)) ? anchor : 'altered'
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'altered'
    throw error
  }
}

export function isSignedWith(secret: string, anchor: AuditAnchor): boolean {
  const [expected, given] = [Buffer.from(sign(secret, anchor)), Buffer.from(anchor.signature)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const listAnchorKeys = (files: Files): Promise<string[]> => files.list(PREFIX)

/**
 * Reads all anchors, each of which names the previous one: an altered, swapped or missing anchor is a fault. The newest
 * one comes last.
 */
export async function readAnchors(files: Files, secrets: readonly string[]): Promise<StoredAnchors> {
  // Read before the hourly ones, one of which may be written meanwhile.
  const newest = await readAnchor(files, secrets, NEWEST_KEY)
  const keys = await listAnchorKeys(files)
  const read: (AuditAnchor | 'altered' | null)[] = []
  let next = 0
  const reader = async (): Promise<void> => {
    for (let n = next++; n < keys.length; n = next++) read[n] = await readAnchor(files, secrets, keys[n] ?? '')
  }
  await Promise.all(Array.from({ length: READERS }, reader))

  const valid: AuditAnchor[] = []
  let fault: Fault | null = null
  let before: AuditAnchor | 'altered' | null = null
  for (const [n, key] of keys.entries()) {
    const anchor = read[n] ?? 'altered'
    if (anchor === 'altered') fault ??= alteredAnchor(key)
    else {
      valid.push(anchor)
      if (before !== 'altered') fault ??= followsOn(anchor, before)
    }
    before = anchor
  }
  if (newest === 'altered') fault ??= alteredAnchor(NEWEST_KEY)
  else if (newest) {
    fault ??= missingBefore(newest, valid)
    valid.push(newest)
  }
  return { valid: valid.sort((a, b) => a.at.localeCompare(b.at)), fault }
}

/** The newest anchor was written after an hourly one, which must still be there. */
function missingBefore({ key, previous }: AuditAnchor, hourly: readonly AuditAnchor[]): Fault | null {
  const found = previous && hourly.find((anchor) => anchor.key === previous.key)
  return previous && !found ? missingAnchor(previous.key) : followsOn({ key, previous }, found ?? null)
}

const missingAnchor = (key: string): Fault => ({
  entry: null,
  problem: `The anchor ${key} is missing from the object store.`,
})

export const alteredAnchor = (key: string): Fault => ({
  entry: null,
  problem: `The anchor ${key} was altered, or AUDIT_SECRET lacks the secret that signed it: its signature does not fit.`,
})

function followsOn(
  { key, previous }: Pick<AuditAnchor, 'key' | 'previous'>,
  before: PreviousAnchor | null,
): Fault | null {
  if (previous?.key === before?.key && previous?.signature === before?.signature) return null
  if (previous && previous.key !== before?.key) return missingAnchor(previous.key)
  return { entry: null, problem: `The anchor before ${key} is not the one that it was written after.` }
}
