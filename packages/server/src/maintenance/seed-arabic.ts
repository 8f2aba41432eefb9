import type { HealthPackage, LabTest } from '@homecare/domain/catalogue'
import { readArabicFile } from '../catalogue/arabic-file'
import type { Prisma } from '../generated/prisma/client'

interface Catalogue {
  tests: readonly Pick<LabTest, 'id' | 'name' | 'tells'>[]
  packages: readonly Pick<HealthPackage, 'id' | 'name' | 'tells' | 'benefits'>[]
}

/**
 * Fills in the Arabic of the file. It translates the file's English: a text of which staff have changed the English gets none, and what
 * staff have written in Arabic stays.
 */
export async function seedArabic(
  tx: Prisma.TransactionClient,
  { tests, packages }: Catalogue,
  ofStaff: { tests: number[]; packages: number[] },
): Promise<void> {
  const arabic = readArabicFile()
  const testsIn = translated(tests, arabic.tests)
  const packagesIn = translated(packages, arabic.packages)
  await tx.$executeRaw`
    UPDATE lab_test SET name_ar = next.name_ar, tells_ar = next.tells_ar FROM (
      SELECT i.id,
        CASE WHEN i.name = f.name AND (i.name_ar = '' OR i.id <> ALL(${ofStaff.tests}::int[])) THEN f.ar->>'name' ELSE i.name_ar END AS name_ar,
        CASE WHEN i.tells = f.tells AND (i.tells_ar = '' OR i.id <> ALL(${ofStaff.tests}::int[])) THEN f.ar->>'tells' ELSE i.tells_ar END AS tells_ar
      FROM lab_test i JOIN jsonb_to_recordset(${testsIn}::jsonb) AS f(id int, name text, tells text, ar jsonb) ON f.id = i.id) next
    WHERE lab_test.id = next.id AND (lab_test.name_ar, lab_test.tells_ar) IS DISTINCT FROM (next.name_ar, next.tells_ar)`
  await tx.$executeRaw`
    UPDATE health_package SET name_ar = next.name_ar, tells_ar = next.tells_ar, benefits_ar = next.benefits_ar FROM (
      SELECT i.id,
        CASE WHEN i.name = f.name AND (i.name_ar = '' OR i.id <> ALL(${ofStaff.packages}::int[])) THEN f.ar->>'name' ELSE i.name_ar END AS name_ar,
        CASE WHEN i.tells = f.tells AND (i.tells_ar = '' OR i.id <> ALL(${ofStaff.packages}::int[])) THEN f.ar->>'tells' ELSE i.tells_ar END AS tells_ar,
        CASE WHEN i.benefits = f.benefits AND (i.benefits_ar = '{}' OR i.id <> ALL(${ofStaff.packages}::int[]))
          THEN ARRAY(SELECT jsonb_array_elements_text(f.ar->'benefits')) ELSE i.benefits_ar END AS benefits_ar
      FROM health_package i JOIN jsonb_to_recordset(${packagesIn}::jsonb) AS f(id int, name text, tells text, benefits text[], ar jsonb) ON f.id = i.id) next
    WHERE health_package.id = next.id AND (health_package.name_ar, health_package.tells_ar, health_package.benefits_ar)
      IS DISTINCT FROM (next.name_ar, next.tells_ar, next.benefits_ar)`
}

/** The items with a translation, as JSON. */
function translated(items: readonly { id: number }[], arabic: readonly { id: number }[]): string {
  const byId = new Map(arabic.map((item) => [item.id, item]))
  return JSON.stringify(items.flatMap((item) => (byId.has(item.id) ? [{ ...item, ar: byId.get(item.id) }] : [])))
}
