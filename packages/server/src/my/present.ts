import type { My, MyPerson, MyVisit } from '@homecare/contract/my'
import { aedFromFils } from '@homecare/domain/money'
import { linkIsOpen, selfService } from '@homecare/domain/self-service'
import { peopleOf } from '../booking/present'
import { phoneVisitToken, statusToken } from '../booking/tokens'
import type { CatalogueNames } from '../catalogue/names-in'
import type { FamilyLink, PhoneSession, ServiceRequest } from '../generated/prisma/client'
import type { Ctx } from '../process/context'
import type { VisitRow } from './queries'

type Line = VisitRow['lines'][number]
type Item = MyVisit['items'][number]

/** What a presented record needs beside its row. */
export interface PresentMy {
  names: CatalogueNames
  /** The link by which a phone is managed; null for the reader's own. */
  familyIdOf(phone: string | null): string | null
}

export function presentVisit(
  { settings, now: clock }: Pick<Ctx, 'settings' | 'now'>,
  row: VisitRow,
  { names, familyIdOf }: PresentMy,
): MyVisit {
  const now = clock()
  const { move, cancel, pay } = selfService({ ...row, lastStep: row.visitSteps.at(-1) ?? null, now })
  const people = peopleOf(row)
  // A report opens with the booking's link, and so ends with it.
  const reportReleasedAt = row.reports.reduce<Date | null>(
    (latest, { releasedAt }) => (releasedAt && (!latest || releasedAt > latest) ? releasedAt : latest),
    null,
  )
  const isOpen = linkIsOpen({ visitAt: row.visitAt, now, reportReleasedAt })
  return {
    orderId: row.orderId,
    token: phoneVisitToken(settings.secret, row),
    orderToken: statusToken(settings.secret, row),
    status: row.status,
    paymentStatus: row.paymentStatus,
    needsAction: row.needsAction !== null,
    date: row.date,
    time: row.time,
    total: aedFromFils(row.totalFils),
    people,
    items: itemsOf(row.lines, names),
    move: move !== 'no',
    cancel: cancel !== 'no',
    pay,
    reports: isOpen
      ? row.reports.flatMap(({ person, releasedAt }) =>
          releasedAt ? [{ person, name: people[person] ?? '', releasedAt: releasedAt.toISOString() }] : [],
        )
      : [],
    familyId: familyIdOf(row.phoneE164),
  }
}

/** Each test or package once, however many people have it. */
function itemsOf(lines: readonly Line[], names: CatalogueNames): Item[] {
  const items = lines.map(({ kind, catalogueId: id, name }) => ({ kind, id, name: names.ofLine({ kind, id, name }) }))
  return items.filter(
    ({ kind, id }, place) => items.findIndex((each) => each.kind === kind && each.id === id) === place,
  )
}

/** Everybody of the paid visits, the newest first; anybody can begin a booking with somebody else's number. */
export function presentPeople(rows: readonly VisitRow[], { names, familyIdOf }: PresentMy): MyPerson[] {
  const people = new Map<string, MyPerson>()
  for (const row of rows.filter(({ paymentStatus }) => paymentStatus === 'Paid')) {
    const { email, doorNumber, building, landmark, city, homeKind } = row
    const familyId = familyIdOf(row.phoneE164)
    for (const [person, fullName] of peopleOf(row).entries()) {
      const key = `${familyId} ${fullName.toLowerCase()}`
      if (people.has(key)) continue
      const lastItems = itemsOf(
        row.lines.filter((line) => line.person === person),
        names,
      )
      people.set(key, { fullName, email, doorNumber, building, landmark, city, homeKind, lastItems, familyId })
    }
  }
  return [...people.values()]
}

export const presentRequest = (row: ServiceRequest, { familyIdOf }: PresentMy): My['requests'][number] => ({
  orderId: row.orderId,
  service: row.service,
  fullName: row.fullName,
  date: row.date,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  familyId: familyIdOf(row.phoneE164),
})

export function presentLink({ id, managerPhone, memberPhone, name, confirmedAt }: FamilyLink, phone: string) {
  const manages = managerPhone === phone
  return {
    id,
    role: manages ? ('manages' as const) : ('isManagedBy' as const),
    state: confirmedAt ? ('confirmed' as const) : ('invited' as const),
    name,
    phoneNumber: manages ? memberPhone : managerPhone,
  }
}

export const presentSession = ({ id, device, lastSeenAt }: PhoneSession, ownId: string): My['sessions'][number] => ({
  id,
  device,
  lastSeenAt: lastSeenAt.toISOString(),
  isThis: id === ownId,
})
