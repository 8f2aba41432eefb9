import type { CallOptions, CallResult, Client } from '@homecare/contract/client'
import type {
  BloodTestDetail,
  BloodTestItem,
  BloodTestListQuery,
  ChangeStatus,
  RequestDetail,
  RequestItem,
  RequestListQuery,
} from '@homecare/contract/staff'

/** The two kinds of record, named as in their paths. */
export type RecordKind = 'services' | 'bloodtests'

export interface ItemOf {
  services: RequestItem
  bloodtests: BloodTestItem
}

export interface DetailOf {
  services: RequestDetail
  bloodtests: BloodTestDetail
}

export type ListFilter = Partial<
  Pick<BloodTestListQuery, 'search' | 'date' | 'status' | 'payment' | 'nurse' | 'sort'> &
    Pick<RequestListQuery, 'suspected' | 'mail' | 'assignee'>
>
export type RecordStatusChange = Pick<
  ChangeStatus,
  'status' | 'refundPayment' | 'reason' | 'confirmAhead' | 'collected'
>

export interface RecordListPage<Item> {
  items: Item[]
  counts: { total: number; pending: number; completed: number; canceled: number }
  nextCursor: string | null
}

interface RecordCalls<K extends RecordKind> {
  list: (
    api: Client,
    query: ListFilter & { limit: number; cursor: string | undefined },
    options: CallOptions,
  ) => Promise<CallResult<RecordListPage<ItemOf[K]>>>
  /** The URL at which the filtered list is downloaded as CSV. */
  csvUrl: (api: Client, query: ListFilter) => string
  read: (api: Client, id: string, options?: CallOptions) => Promise<CallResult<DetailOf[K]>>
  /** Sends the record with its new status; by its `version` the server detects a conflicting change. */
  changeStatus: (
    api: Client,
    record: { id: string; version: number },
    change: RecordStatusChange,
  ) => Promise<CallResult<DetailOf[K]>>
  addNote: (api: Client, id: string, text: string) => Promise<CallResult<DetailOf[K]>>
  /** Takes back a note that was just added. */
  withdrawNote: (api: Client, id: string, noteId: string) => Promise<CallResult<DetailOf[K]>>
  /** Sends the file in a form, with the record as JSON; the report of a person of a booking goes to its own store. */
  upload: (
    api: Client,
    record: DetailOf[K],
    file: { form: FormData; reportOf: number | null },
    options: CallOptions,
  ) => Promise<CallResult<DetailOf[K]>>
}

/** Requests have no payment and no nurse. */
const ofRequests = <Query extends ListFilter>({ payment: _, nurse: __, ...query }: Query) => query

/** Nobody can book into the hidden field of a form, and bookings are mailed about in any case. */
const ofBookings = <Query extends ListFilter>({ suspected: _, mail: __, assignee: ___, ...query }: Query) => query

/** The calls that both kinds of record have, by kind. */
export const RECORD_CALLS: { [K in RecordKind]: RecordCalls<K> } = {
  services: {
    list: (api, query, options) => api.get('/api/services', { query: ofRequests(query), ...options }),
    csvUrl: (api, query) => api.url('/api/services.csv', { query: ofRequests(query) }),
    read: (api, id, options) => api.get('/api/services/{id}', { params: { id }, ...options }),
    changeStatus: (api, record, change) =>
      api.post('/api/services/{id}', { params: { id: record.id }, body: { ...record, ...change } }),
    addNote: (api, id, text) => api.post('/api/services/{id}/notes', { params: { id }, body: { text } }),
    withdrawNote: (api, id, noteId) => api.delete('/api/services/{id}/notes/{noteId}', { params: { id, noteId } }),
    upload: (api, record, { form }, options) => {
      form.set('service', JSON.stringify(record))
      return api.post('/api/services/uploadFile', { form, ...options })
    },
  },
  bloodtests: {
    list: (api, query, options) => api.get('/api/bloodtests', { query: ofBookings(query), ...options }),
    csvUrl: (api, query) => api.url('/api/bloodtests.csv', { query: ofBookings(query) }),
    read: (api, id, options) => api.get('/api/bloodtests/{id}', { params: { id }, ...options }),
    changeStatus: (api, record, change) =>
      api.post('/api/bloodtests/{id}', { params: { id: record.id }, body: { ...record, ...change } }),
    addNote: (api, id, text) => api.post('/api/bloodtests/{id}/notes', { params: { id }, body: { text } }),
    withdrawNote: (api, id, noteId) => api.delete('/api/bloodtests/{id}/notes/{noteId}', { params: { id, noteId } }),
    upload: (api, record, { form, reportOf }, options) => {
      if (reportOf !== null) {
        form.set('test', JSON.stringify({ id: record.id, person: reportOf }))
        return api.post('/api/reports/uploadFile', { form, ...options })
      }
      form.set('test', JSON.stringify(record))
      return api.post('/api/bloodtests/uploadFile', { form, ...options })
    },
  },
}
