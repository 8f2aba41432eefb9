import { laboratorySample } from './admin/laboratory'
import { CALL_OUTCOMES } from '@homecare/domain/request-call'
import { ROLES } from '@homecare/domain/roles'
import { VISIT_STEPS } from '@homecare/domain/visit-step'
import { z } from 'zod'
import { home } from './home'
import { appointmentStatus, bookedLine, paymentStatus } from './orders'
import { staffReport } from './reports'
import { phoneMessage } from './phone-message'
import { isoDate, line, locale, typedLine, typedLines, way } from './text'

export const role = z.enum(ROLES)

export const loginBody = z.object({ userName: typedLine.max(100), password: z.string().max(200) })

/** The account that a login opens. */
export const loginUser = z.object({ userName: z.string(), role }).meta({ id: 'LoginUser' })

/** The account of a session, with its person's name: null where none was given. */
export const staffUser = loginUser.extend({ name: z.string().nullable() }).meta({ id: 'StaffUser' })

export const loginResponse = z.object({ status: z.literal(200), user: loginUser })

/** The filter of both lists and both CSV files. `cursor` is the previous page's `nextCursor`. */
export const listQuery = z.object({
  search: typedLine.max(100).optional(),
  date: z.union([z.literal(''), isoDate]).optional(),
  status: z.union([z.literal(''), z.literal('All'), appointmentStatus]).optional(),
  payment: z.union([z.literal(''), z.literal('All'), paymentStatus, z.literal('NeedsAction')]).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /**
   * Newest first by default; `visit` is by the day and time of the visit, the next one first; requests that are
   * overdue come before all. `due` has only what is
   * pending, and bookings that are paid or need action: by day, so that what is overdue comes first, and of a day's visits
   * those without a nurse first.
   */
  sort: z.enum(['created', 'visit', 'due']).default('created'),
})

export const requestListQuery = listQuery.extend({
  /** `only`: the requests that filled the form's hidden field, which are in no other answer. */
  suspected: z.union([z.literal(''), z.literal('only')]).optional(),
  /** `none`: requests that came over the day's limit of emails, so that nobody was mailed. */
  mail: z.union([z.literal(''), z.literal('none')]).optional(),
  /** `me`: the requests that the person who asks works on. */
  assignee: z.union([z.literal(''), z.literal('me')]).optional(),
})

export const bloodTestListQuery = listQuery.extend({
  /** `none`: paid visits still to be made that nobody is assigned to. */
  nurse: z.union([z.literal(''), z.literal('none')]).optional(),
})

const record = {
  /** An opaque id, which is `{id}` in the paths below. */
  id: z.string(),
  version: z.number().int(),
  orderId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  date: z.string(),
  status: appointmentStatus,
  createdAt: z.string(),
}

export const requestItem = z
  .object({
    ...record,
    service: z.string(),
    kind: z.enum(['appointment', 'contact']),
    pastDate: z.boolean(),
    /** True if it came over the day's limit of emails: nobody was mailed, neither sender nor staff. */
    unmailed: z.boolean(),
    /** True if it filled the form's hidden field and staff have not moved it to the list: nobody was mailed. */
    suspected: z.boolean(),
    /** Who of the staff works on it; null until somebody does. */
    assignee: z.object({ userName: z.string(), name: z.string() }).nullable(),
    /** What came of the last call, and when to call again; null before the first one. */
    lastCall: z
      .object({ outcome: z.enum(CALL_OUTCOMES), at: z.string(), by: z.string(), againAt: z.string().nullable() })
      .nullable(),
    paymentStatus: z.null(),
  })
  .meta({ id: 'Request' })

/** What a nurse reported of a visit. */
export const visitStep = z.object({
  kind: z.enum(VISIT_STEPS),
  at: z.string(),
  /** The nurse's or the staff member's name. */
  actor: z.string(),
  /** With a taken sample: the number of tubes, and whether the patient had fasted where that was needed. */
  tubes: z.number().int().nullable(),
  fasted: z.boolean().nullable(),
})

export const bloodTestItem = z
  .object({
    ...record,
    time: z.string(),
    tests: z.array(z.object({ name: z.string(), price: z.number() })),
    total: z.number().meta({ description: 'AED' }),
    fastingHours: z.number().int(),
    paymentStatus,
    needsAction: z.string().nullable(),
    /** Who makes the visit; null until somebody is assigned. */
    nurse: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** The nurse has another visit at the same time. */
    nurseClash: z.boolean(),
  })
  .meta({ id: 'BloodTestBooking' })

const counts = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  completed: z.number().int(),
  canceled: z.number().int(),
})

export const requestList = z.object({ items: z.array(requestItem), counts, nextCursor: z.string().nullable() })
export const bloodTestList = z.object({ items: z.array(bloodTestItem), counts, nextCursor: z.string().nullable() })

export const storedFile = z.object({
  name: z.string(),
  /** The `{filename}` of `GET /files/{filename}`. */
  filename: z.string(),
  contentType: z.string(),
  size: z.number().int().meta({ description: 'bytes' }),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
})

export const historyEntry = z.object({
  at: z.string(),
  /** A staff user name, `visitor`, `gateway` or `system`. */
  actor: z.string(),
  /** The name of that person, where it is staff; else as `actor`. */
  name: z.string().optional(),
  action: z.string(),
  /** The client's address, if there was a client. */
  from: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})

export const recordNote = z.object({ id: z.string(), author: z.string(), text: z.string(), at: z.string() })

const detail = {
  /** Oldest first. */
  conversation: z.array(phoneMessage),
  files: z.array(storedFile),
  history: z.array(historyEntry),
  notes: z.array(recordNote),
  /** When the mail server said that it takes nothing for this address; null if it did not. */
  emailRefusedAt: z.string().nullable(),
  /** Since when no way brings news to the patient; null once a message arrived. */
  unreachedAt: z.string().nullable(),
  /** The language of what is sent to the patient. */
  locale,
  /** How news reaches the patient first. */
  contactBy: way,
}

/** Moves a suspected request to the list. */
export const moveToListBody = z.object({ version: z.number().int().min(0) })

/** Who works on a request: a login of a colleague who may, or nobody. */
export const assignRequestBody = z.object({ version: z.number().int().min(0), assignee: typedLine.max(100).nullable() })

/** What came of a call. Who calls works on the request from then on, if nobody does. */
export const recordCallBody = z.object({
  version: z.number().int().min(0),
  outcome: z.enum(CALL_OUTCOMES),
  againAt: z.iso.datetime().nullable(),
})

/** Takes back the call that was recorded last. */
export const undoCallBody = z.object({ version: z.number().int().min(0) })

export const requestDetail = z.object({
  ...requestItem.shape,
  ...detail,
  /** The case that answers it; null for one that is suspected. */
  case: z.object({ id: z.string(), number: z.string() }).nullable(),
})

export const bloodTestDetail = z.object({
  ...bloodTestItem.shape,
  ...detail,
  lines: z.array(bookedLine.extend({ specimens: z.array(z.string()), fastingHours: z.number().int() })),
  address: z.object({ doorNumber: z.string(), building: z.string(), landmark: z.string(), city: z.string() }),
  home,
  /** What the patient says about getting in; null without it. */
  gateCode: z.string().nullable(),
  attempts: z.array(
    z.object({
      attemptId: z.string(),
      state: z.enum(['initiated', 'paid', 'surplus', 'failed', 'expired', 'reversed']),
      amount: z.number(),
      /** AED that went back of it, and what can still be given back. */
      refunded: z.number(),
      left: z.number(),
      trackingId: z.string().nullable(),
      message: z.string().nullable(),
      startedAt: z.string(),
      refund: z.enum(['none', 'requested', 'done', 'failed', 'declined']),
      /** The time when the refund reached this state; null without a refund. */
      refundAt: z.string().nullable(),
      /** The gateway's reason for refusing the refund. */
      refundReason: z.string().nullable(),
      /** Parts that were given back, or are to be, before the refund of all that is left. */
      parts: z.array(
        z.object({
          amount: z.number().meta({ description: 'AED' }),
          state: z.enum(['requested', 'done', 'failed']),
          at: z.string(),
          /** The gateway's reason for refusing it. */
          reason: z.string().nullable(),
        }),
      ),
    }),
  ),
  refund: z.enum(['none', 'requested', 'done', 'failed', 'declined']),
  /** The patient's own statement about the last meal, where the fast needs one. */
  notEatenSince: z.string().nullable(),
  /** Oldest first. */
  steps: z.array(visitStep),
  /** The gateway's messages, oldest first, in plain language; the raw text stays in the database. */
  gatewayMessages: z.array(
    z.object({
      at: z.string(),
      source: z.enum(['browser', 'push', 'status']),
      attemptId: z.string().nullable(),
      verdict: z.string().nullable(),
    }),
  ),
  /** The names of the people of this visit; the first is `fullName`. */
  people: z.array(z.string()),
  /** Of the first person with tests; null while the booking is not paid. */
  sample: laboratorySample.nullable(),
  /** One of each person with tests; empty while the booking is not paid. */
  samples: z.array(laboratorySample),
  /** Newest first. */
  reports: z.array(staffReport),
  /** The patient's open change requests from the signed link. */
  changeRequests: z.array(
    z.object({
      kind: z.enum(['move', 'cancel']),
      date: z.string().nullable(),
      time: z.string().nullable(),
      at: z.string(),
    }),
  ),
})

/**
 * The body may be the whole record, as specified; only these fields are read. `Pending` undoes a completion: within
 * `UNDO_SECONDS`, by the person who made it, while nothing else has changed.
 */
export const changeStatus = z.object({
  status: appointmentStatus,
  version: z.number().int().min(0),
  /** With Canceled on a paid booking: whether to refund it, and the reason. */
  refundPayment: z.boolean().optional(),
  reason: typedLines.max(500).optional(),
  /**
   * With Completed, if the visit or the requested day is in the future: true once the person has confirmed that.
   * Without it the call returns VISIT_AHEAD.
   */
  confirmAhead: z.boolean().optional(),
  /** With Completed on a booking: who took the sample and when. Absent, nothing is said about it. */
  collected: z.object({ by: line, at: z.iso.datetime() }).optional(),
})

export type Login = z.infer<typeof loginBody>
export type LoginUser = z.infer<typeof loginUser>
export type StaffUser = z.infer<typeof staffUser>
export type ListQuery = z.infer<typeof listQuery>
export type RequestListQuery = z.infer<typeof requestListQuery>
export type BloodTestListQuery = z.infer<typeof bloodTestListQuery>
export type MoveToList = z.infer<typeof moveToListBody>
export type AssignRequest = z.infer<typeof assignRequestBody>
export type RecordCall = z.infer<typeof recordCallBody>
export type RequestItem = z.infer<typeof requestItem>
export type BloodTestItem = z.infer<typeof bloodTestItem>
export type RequestListResponse = z.infer<typeof requestList>
export type BloodTestListResponse = z.infer<typeof bloodTestList>
export type RequestDetail = z.infer<typeof requestDetail>
export type BloodTestDetail = z.infer<typeof bloodTestDetail>
export type VisitStep = z.infer<typeof visitStep>
export type ChangeStatus = z.infer<typeof changeStatus>
export type StoredFileResponse = z.infer<typeof storedFile>
