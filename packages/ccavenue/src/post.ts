/** Posts a form and reads the whole response without following redirects. Rejects with `PostTimeout` after `timeoutMs`. */
export type Post = (url: string, form: string, timeoutMs: number) => Promise<{ status: number; body: string }>

/** The response was not complete in time. */
export class PostTimeout extends Error {}

/** Posts with the platform's `fetch`. */
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
