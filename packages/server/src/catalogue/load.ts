import type { CatalogueResponse } from '@homecare/contract/catalogue'
import type { Catalogue, HealthPackage, LabTest } from '@homecare/domain/catalogue'
import type { Locale } from '@homecare/domain/locales'
import type { Fils } from '@homecare/domain/money'
import type { Ctx } from '../process/context'

type ActiveFlag = { active: boolean }
/** The Arabic words; empty where nobody has written them yet. */
type Arabic = { nameAr: string; tellsAr: string }

/**
 * The stored catalogue with inactive items, which were offered once and can't be booked any more. A package is active
 * only while all its tests are, because it includes every one of them. `switchedOn` is the setting of staff.
 */
export interface StoredCatalogue extends Omit<Catalogue, 'packages'> {
  tests: (LabTest & ActiveFlag & Arabic)[]
  packages: (Omit<HealthPackage, 'previousPriceFils'> &
    ActiveFlag &
    Arabic & {
      benefitsAr: string[]
      /** Other names that find it; none in the language of the catalogue itself. */
      synonyms?: string[]
      switchedOn: boolean
      previousPriceFils: Fils | null
    })[]
}

/** The catalogue that was read last, and its presentation. It is sent, parsed and presented again only when it changed. */
export interface CatalogueCache {
  stored: { version: string; catalogue: StoredCatalogue } | null
  offered: Partial<Record<Locale, OfferedCatalogue>>
}

interface OfferedCatalogue {
  catalogue: StoredCatalogue
  minimumFils: Fils
  withOffers: boolean
  answer: CatalogueResponse
}

export const createCatalogueCache = (): CatalogueCache => ({ stored: null, offered: {} })

/**
 * Reads the whole catalogue in one query. Postgres writes its JSON, at 4 ms of a processor, only if a row was written since it
 * was read last. While nothing has changed all callers share the same object, so they must not change it.
 */
export async function loadCatalogue({
  ctx: { db, shared },
}: {
  ctx: Pick<Ctx, 'db' | 'shared'>
}): Promise<StoredCatalogue> {
  const cache = shared(createCatalogueCache)
  const cached = cache.stored
  // Every row has the number of the transaction that wrote it, `xmin`.
  const [row] = await db.$queryRaw<{ version: string; text: string | null }[]>`
    SELECT version, CASE WHEN version = ${cached?.version ?? ''} THEN NULL ELSE (SELECT json_build_object(
      'tests', (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'priceFils', price_fils, 'biomarkers', biomarkers,
          'specimen', specimen, 'fastingHours', fasting_hours, 'turnaroundHours', turnaround_hours, 'synonyms', synonyms,
          'tells', tells, 'nameAr', name_ar, 'tellsAr', tells_ar, 'commonness', commonness, 'active', active) ORDER BY id), '[]') FROM lab_test),
      'packages', (SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'priceFils', p.price_fils, 'previousPriceFils', p.previous_price_fils,
          'benefits', p.benefits, 'tells', p.tells, 'nameAr', p.name_ar, 'tellsAr', p.tells_ar, 'benefitsAr', p.benefits_ar, 'switchedOn', p.active, 'active', p.active AND NOT EXISTS (
            SELECT FROM package_test t JOIN lab_test l ON l.id = t.test_id WHERE t.package_id = p.id AND NOT l.active),
          'testIds', (SELECT coalesce(json_agg(t.test_id ORDER BY t.test_id), '[]') FROM package_test t WHERE t.package_id = p.id)
          ) ORDER BY p.id), '[]') FROM health_package p))::text) END AS text
    FROM (SELECT md5(concat_ws('|',
      (SELECT string_agg(xmin::text, ' ' ORDER BY id) FROM lab_test),
      (SELECT string_agg(xmin::text, ' ' ORDER BY id) FROM health_package),
      (SELECT string_agg(xmin::text, ' ' ORDER BY package_id, test_id) FROM package_test))) AS version OFFSET 0) written`
  if (!row) throw new Error('a SELECT without a condition has one row')
  if (cached && row.text === null) return cached.catalogue
  const catalogue: StoredCatalogue = JSON.parse(row.text ?? '')
  cache.stored = { version: row.version, catalogue }
  return catalogue
}
