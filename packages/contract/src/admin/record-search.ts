import { CASE_STATES } from '@homecare/domain/case-table'
import { z } from 'zod'
import { appointmentStatus, paymentStatus } from '../orders'
import { typedLine } from '../text'

/** A name, a phone number, an email, the number of an order, a sample, a case or a quote, or the beginning of a word of it. */
export const recordSearchBody = z.object({ text: typedLine.min(2, 'Type at least two characters').max(100) })

const found = {
  id: z.string(),
  orderId: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
  date: z.string(),
  status: appointmentStatus,
}

/** The first records of each list; requests and cases only for a role that may read them. */
export const recordSearchResult = z
  .object({
    bookings: z.array(
      z.object({
        ...found,
        time: z.string(),
        tests: z.array(z.string()),
        paymentStatus,
        /** The accession number, if the text is one. */
        accession: z.string().nullable(),
      }),
    ),
    cases: z.array(
      z.object({
        id: z.string(),
        /** As people say it: C-10417. */
        number: z.string(),
        patientName: z.string(),
        phoneNumber: z.string(),
        service: z.string(),
        state: z.enum(CASE_STATES),
      }),
    ),
    requests: z.array(z.object({ ...found, service: z.string() })),
    /** True if a list has more than is shown. */
    more: z.object({ bookings: z.boolean(), cases: z.boolean(), requests: z.boolean() }),
  })
  .meta({ id: 'RecordSearchResult' })

export type RecordSearchResult = z.infer<typeof recordSearchResult>
