/** Posts a form and reads the whole answer, following no redirect. Rejects if none came: `PostTimeout` after `timeoutMs`. */
export type Post = (url: string, form: string, timeoutMs: number) => Promise<{ status: number; body: string }>

/** There was no whole answer in time. */
export class PostTimeout extends Error {}

/** By the platform's own `fetch`. */
export const fetchPost: Post = async (url, form, timeoutMs) => {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  try {
    const response = await fetch(url, { method: 'POST', headers, body: form, redirect: 'error', signal })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    throw signal.aborted ? new PostTimeout() : error
  }
}
