import { z } from 'zod'
import { identity } from '../identity'
import { isoDate } from '../text'

export const tube = z.object({
  specimen: z.string(),
  /** The ordered tests and packages that are made from it. */
  tests: z.array(z.string()),
})

/** The sample of one person of a paid visit on its way to the laboratory and back as a report. */
export const laboratorySample = z
  .object({
    bookingId: z.string(),
    orderId: z.string(),
    /** Whose it is: 0 is the patient of the booking, 1 the first of its other people. */
    person: z.number().int(),
    /** How many people have a sample in this visit. */
    peopleInVisit: z.number().int(),
    fullName: z.string(),
    /** Null until the patient or the nurse has said it. */
    identity: identity.nullable(),
    date: z.string(),
    time: z.string(),
    /** `Completed`: the sample was taken. */
    status: z.string(),
    /** Digits and a check letter; null until somebody needs it. */
    accession: z.string().nullable(),
    tubes: z.array(tube),
    tests: z.array(z.string()),
    nurse: z.string().nullable(),
    /** When it was taken, and by whom; null where nobody has said so, and no report is due by a time then. */
    takenAt: z.string().nullable(),
    takenBy: z.string().nullable(),
    /** As the nurse has counted them; null if the visit was completed without a count. */
    tubesFilled: z.number().int().nullable(),
    /** False: the tests need fasting, and the patient has eaten. Null: no fasting needed, or nobody has asked. */
    fasted: z.boolean().nullable(),
    handedOverAt: z.string().nullable(),
    handedOverBy: z.string().nullable(),
    /** The time of the sample and the longest turnaround of its tests. */
    dueAt: z.string().nullable(),
    late: z.boolean(),
    /** True if the patient can open a report. */
    reported: z.boolean(),
    /** True if the payment was refunded, or a refund is requested. */
    refunded: z.boolean(),
  })
  .meta({ id: 'LaboratorySample' })

export const laboratoryQuery = z.object({ date: isoDate })

/** With `booking` the labels of that one alone, else of all samples of the day that are still to be taken. */
export const labelsQuery = z.object({ date: isoDate, booking: z.uuid().optional() })

export const laboratoryDay = z
  .object({
    date: z.string(),
    /** The paid visits of the day that are not canceled, by time. */
    samples: z.array(laboratorySample),
    /** Samples of any day whose report is late, the oldest first, until the report is released or staff clear it. */
    late: z.array(laboratorySample),
  })
  .meta({ id: 'LaboratoryDay' })

const bookingIds = z.array(z.string().max(64)).min(1).max(200)

/** `date` is the day that the answer shows. */
export const allotNumbersBody = z.object({ date: isoDate, bookingIds })

/** With `handedOver: false` the hand-over is undone. With `person` it is that of one person of each visit, else of all. */
export const handOverBody = z.object({
  date: isoDate,
  bookingIds,
  person: z.number().int().min(0).optional(),
  handedOver: z.boolean(),
})

export type Tube = z.infer<typeof tube>
export type LaboratorySample = z.infer<typeof laboratorySample>
export type LaboratoryDay = z.infer<typeof laboratoryDay>
export type HandOver = z.infer<typeof handOverBody>
