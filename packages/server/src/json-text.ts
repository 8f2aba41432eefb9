/** An answer that Postgres has written as JSON for the most part: it is sent as it is, not read to be written again. */
export type JsonText<T> = string & { readonly says?: T }

export const parsed = <T>(text: JsonText<T>): T => JSON.parse(text) as T
