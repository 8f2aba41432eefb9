import { setTimeout as sleep } from 'node:timers/promises'
import type { ReturnForm } from './return-message'

export type Delivery = { status: number; location?: string | undefined }

/** Posts a return as a browser would, without following the redirect. Rejects after ten seconds without a response. */
export async function postReturn(url: string, form: ReturnForm, signal?: AbortSignal): Promise<Delivery> {
  const timeout = AbortSignal.timeout(10_000)
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('location') ?? undefined }
}

/** Posts a notification until the response is 200, at most three times; `note` receives each result. Never rejects. */
export async function pushNotification(
  url: string,
  form: ReturnForm,
  note: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; attempt <= 3 && !signal.aborted; attempt += 1) {
    try {
      const { status } = await postReturn(url, form, signal)
      note(`Notification ${attempt}: response ${status}`)
      if (status === 200) return
    } catch {
      note(`Notification ${attempt}: no response`)
    }
    await sleep(attempt * 1000, undefined, { signal, ref: false }).catch(() => {})
  }
}
