import { nurseName } from '@homecare/domain/nurse'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { ProviderProfile } from '@homecare/contract/profile'
import { preparation } from '@homecare/domain/cart'
import { accessionOf, tubesFor } from '@homecare/domain/sample'
import { mapLink } from '@homecare/domain/map-link'
import { areaOf, inRouteOrder, sameArea } from '@homecare/domain/day-route'
import type { VisitStep } from '@homecare/contract/staff'
import { presentHome } from '../booking/present'
import type { CatalogueNames } from '../catalogue/names-in'
import { clashParts, hasNurseClash } from '../nurse/clash'
import { identityOf } from '../booking/save-identities'
import { sampledPeople } from '../sample/present'
import type { Prisma, RecordNote, VisitStep as StoredStep } from '../generated/prisma/client'

/** The relations that `presentDaySheet` reads: `include: visitParts` in the query. */
export const visitParts = {
  lines: { orderBy: { position: 'asc' } },
  nurse: true,
  sample: true,
  otherSamples: true,
  identities: true,
  visitSteps: { orderBy: { at: 'asc' } },
  ...clashParts,
} as const satisfies Prisma.BookingInclude

type BookingWithLines = Prisma.BookingGetPayload<{ include: typeof visitParts }>

interface SheetOptions {
  date: string
  area?: string | null | undefined
  profile: ProviderProfile
  now: Date
  /** The words of tests and specimens in the language of whoever reads the sheet. */
  names: CatalogueNames
  /** What the team wrote about these bookings, oldest first. */
  notes: readonly Pick<RecordNote, 'bookingId' | 'text'>[]
}

/** The visits in route order, limited to an area if one is given. */
export function presentDaySheet(
  bookings: readonly BookingWithLines[],
  { date, area, profile, notes, now, names }: SheetOptions,
): Omit<DaySheet, 'care'> {
  const areas: string[] = []
  const visits = bookings.map((booking) => {
    const { doorNumber, building, landmark, city } = booking
    const lines = linesIn(names, booking.lines)
    const address = { doorNumber, building, landmark, city }
    const home = presentHome(booking)
    const people = presentPeople({ ...booking, lines }, names)
    return {
      bookingId: booking.id,
      version: booking.version,
      orderId: booking.orderId,
      area: oneSpelling(areas, areaOf(address, profile.areasServed)),
      time: booking.time,
      fullName: booking.fullName,
      phoneNumber: booking.phoneNumber,
      locale: booking.locale,
      address,
      home,
      mapLink: mapLink(address, home.pin, profile.mapUrl),
      gateCode: booking.gateCode,
      tests: lines.map(({ name }) => name),
      specimens: [...new Set(lines.flatMap(({ specimens }) => specimens.map(names.ofSpecimen)))].sort(),
      accession: people[0]?.accession ?? null,
      tubes: people.flatMap(({ tubes }) => tubes),
      people,
      fastingHours: preparation(lines).fastingHours,
      notEatenSince: booking.notEatenSince?.toISOString() ?? null,
      paymentStatus: booking.paymentStatus,
      status: booking.status,
      nurse: booking.nurse && { id: booking.nurse.id, name: nurseName(booking.nurse) },
      nurseClash: hasNurseClash(booking, bookings),
      steps: booking.visitSteps.map(presentStep),
      notes: notes.filter(({ bookingId }) => bookingId === booking.id).map((note) => note.text),
    }
  })
  const selected = area ? visits.filter((visit) => sameArea(visit.area, area)) : visits
  return {
    date,
    area: area || null,
    nurse: null,
    expiresAt: null,
    serverTime: now.toISOString(),
    areas: areas.sort((a, b) => a.localeCompare(b)),
    visits: inRouteOrder(selected),
  }
}

const linesIn = (names: CatalogueNames, lines: BookingWithLines['lines']): BookingWithLines['lines'] =>
  lines.map((line) => ({ ...line, name: names.ofLine({ kind: line.kind, id: line.catalogueId, name: line.name }) }))

const presentPeople = (booking: BookingWithLines, names: CatalogueNames): DaySheet['visits'][number]['people'] =>
  sampledPeople(booking).map(({ person, name, lines, sample }) => ({
    person,
    fullName: name,
    identity: identityOf(booking.identities, person),
    tests: lines.map((line) => line.name),
    accession: sample && accessionOf(sample.number),
    tubes: tubesFor(lines).map((tube) => ({ ...tube, specimen: names.ofSpecimen(tube.specimen) })),
    fastingHours: preparation(lines).fastingHours,
  }))

/** Patients write a town in various capitals; the sheet uses its first spelling. */
function oneSpelling(areas: string[], area: string): string {
  const firstSpelling = areas.find((each) => sameArea(each, area))
  if (!firstSpelling) areas.push(area)
  return firstSpelling ?? area
}

export function presentStep({ kind, at, actor, tubes, fasted }: StoredStep): VisitStep {
  return { kind, at: at.toISOString(), actor, tubes, fasted }
}
