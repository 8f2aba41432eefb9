/** What a mail is made of. Each block is rendered twice, as HTML and as plain text, so the two can't drift apart. */
export type Block =
  | { type: 'text'; text: string; quiet?: boolean }
  | { type: 'list'; title: string; items: string[]; ordered?: boolean }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'prices'; lines: [name: string, price: string][]; total: [label: string, price: string] }
  /** `main` is the one action that matters in this mail. */
  | { type: 'button'; label: string; url: string; main?: boolean }

export const text = (content: string): Block => ({ type: 'text', text: content })
export const quiet = (content: string): Block => ({ type: 'text', text: content, quiet: true })
export const facts = (...rows: [string, string][]): Block => ({ type: 'facts', rows })
export const list = (title: string, items: string[]): Block => ({ type: 'list', title, items })
export const steps = (title: string, items: string[]): Block => ({ type: 'list', title, items, ordered: true })
