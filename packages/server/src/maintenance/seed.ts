import { readFile } from 'node:fs/promises'
import { healthPackage, labTest } from '@homecare/contract/catalogue'
import { filsFromAed } from '@homecare/domain/money'
import type { Role } from '@homecare/domain/roles'
import { z } from 'zod'
import { appendAuditEntry } from '../audit/append'
import { dataFile } from '../process/data-file'
import type { Prisma, PrismaClient } from '../generated/prisma/client'
import { hashPassword } from '../staff/password'
import { seedArabic } from './seed-arabic'

const catalogueSchema = z.object({
  tests: z.array(labTest),
  packages: z.array(healthPackage.omit({ excisting_price: true }).extend({ previousPrice: z.number() })),
})

export interface SeedOptions {
  /** The catalogue file; found automatically from source, and beside a bundle that has a copy in `data/`. */
  catalogueFile?: string
  /** Creates a member of staff for each of these roles, or resets their passwords. Never in production. */
  demoStaff?: Partial<Record<Role, string>>
}

/** Updates catalogue and demo staff from the files. A second run changes nothing. */
export async function seed(
  db: PrismaClient,
  { catalogueFile = dataFile('catalogue.json'), demoStaff }: SeedOptions = {},
): Promise<void> {
  const data = catalogueSchema.parse(JSON.parse(await readFile(catalogueFile, 'utf8')))
  await db.$transaction((tx) => seedCatalogue(tx, data), { timeout: 30_000 })
  for (const [role, password] of Object.entries(demoStaff ?? {})) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` loses the names of the keys.
    await seedStaff(db, role as Role, password)
  }
}

/**
 * An item that is no longer in the file stays in the database, inactive, since booked lines reference it. An item that
 * staff have added or changed is theirs: the next release leaves it as it is.
 */
async function seedCatalogue(
  tx: Prisma.TransactionClient,
  { tests, packages }: z.infer<typeof catalogueSchema>,
): Promise<void> {
  const entries = await tx.auditEntry.findMany({
    where: { action: { in: ['catalogue changed', 'test added'] }, subjectType: { in: ['test', 'package'] } },
    distinct: ['subjectType', 'subjectId', 'action'],
  })
  const idsOf = (kind: string, all: typeof entries) =>
    all.flatMap((entry) => (entry.subjectType === kind ? Number(entry.subjectId) : []))
  const staffTests = idsOf('test', entries)
  const addedTests = idsOf(
    'test',
    entries.filter(({ action }) => action === 'test added'),
  )
  const staffPackages = idsOf('package', entries)
  await tx.$executeRaw`
    INSERT INTO lab_test (id, name, price_fils, specimen, fasting_hours, turnaround_hours, biomarkers, synonyms,
      tells, commonness)
    SELECT id, name, round(price * 100)::int, specimen, "fastingHours", "turnaroundHours", biomarkers, synonyms,
      tells, commonness
    FROM jsonb_to_recordset(${JSON.stringify(tests)}::jsonb) AS t(id int, name text, price numeric, specimen text,
      "fastingHours" int, "turnaroundHours" int, biomarkers text[], synonyms text[], tells text,
      commonness int)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, specimen = excluded.specimen,
      fasting_hours = excluded.fasting_hours, turnaround_hours = excluded.turnaround_hours,
      biomarkers = excluded.biomarkers, synonyms = excluded.synonyms, tells = excluded.tells,
      commonness = excluded.commonness, price_fils = excluded.price_fils, active = true
      WHERE lab_test.id <> ALL(${staffTests}::int[])`
  await tx.labTest.updateMany({
    where: { id: { notIn: [...tests.map((test) => test.id), ...addedTests] } },
    data: { active: false },
  })
  const ownPackages = packages.filter(({ id }) => !staffPackages.includes(id))
  for (const { id, name, price, previousPrice, benefits, tells } of ownPackages) {
    const pack = {
      name,
      priceFils: filsFromAed(price),
      previousPriceFils: filsFromAed(previousPrice),
      benefits,
      tells,
      active: true,
    }
    await tx.healthPackage.upsert({ where: { id }, create: { id, ...pack }, update: pack })
  }
  await tx.healthPackage.updateMany({
    where: { id: { notIn: packages.map((pack) => pack.id) } },
    data: { active: false },
  })
  await seedSentences(tx, { tests, packages })
  await seedArabic(tx, { tests, packages }, { tests: staffTests, packages: staffPackages })
  await tx.packageTest.deleteMany({ where: { packageId: { notIn: staffPackages } } })
  await tx.packageTest.createMany({
    data: ownPackages.flatMap((pack) => pack.testIds.map((testId) => ({ packageId: pack.id, testId }))),
  })
}

/** Items of staff too get a sentence while they have none, and tests what staff can't change: how common they are. */
async function seedSentences(
  tx: Prisma.TransactionClient,
  { tests, packages }: z.infer<typeof catalogueSchema>,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE lab_test SET tells = CASE lab_test.tells WHEN '' THEN t.tells ELSE lab_test.tells END, commonness = t.commonness
    FROM jsonb_to_recordset(${JSON.stringify(tests)}::jsonb) AS t(id int, tells text, commonness int)
    WHERE lab_test.id = t.id AND (lab_test.tells = '' OR lab_test.commonness <> t.commonness)`
  for (const { id, tells } of packages) await tx.healthPackage.updateMany({ where: { id, tells: '' }, data: { tells } })
}

const DEMO_NAMES: Record<Role, string> = {
  admin: 'Amal Rashid',
  owner: 'Huda Salem',
  coordinator: 'Sara Nair',
  nurseLead: 'Mary Thomas',
  laboratory: 'Daniel Cruz',
  viewer: 'Omar Haddad',
}

/** The login's name is the role in lower case, as every login. */
async function seedStaff(db: PrismaClient, role: Role, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  const userName = role.toLowerCase()
  const name = DEMO_NAMES[role]
  await db.$transaction(async (tx) => {
    const existing = await tx.staffUser.findUnique({ where: { userName }, select: { id: true } })
    const { id } = await tx.staffUser.upsert({
      where: { userName },
      create: { userName, name, role, passwordHash, isDemo: true },
      update: { name, role, passwordHash, disabledAt: null, isDemo: true },
    })
    const actor = { name: 'system', role: 'system' } as const
    if (!existing) await appendAuditEntry(tx, { actor, action: 'demo account made', subject: { type: 'staff', id } })
  })
}
