import { entityTag } from './body'

/** Larger answers, in characters, would delay the first paint of the pages that are composed with them. */
const LARGEST_IN_PAGE = 8 * 1024

/** An answer that is a file beside the pages that are composed with it. */
export interface AnswerFile {
  text: string
  etag: string
}

/** The file of an answer; null for a small one, which stands in the page. */
export function answerFile(answer: unknown): AnswerFile | null {
  const text = JSON.stringify(answer) ?? ''
  return text.length > LARGEST_IN_PAGE ? { text, etag: entityTag(text) } : null
}
