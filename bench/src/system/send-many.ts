import pLimit from 'p-limit'

export interface HttpCall {
  method: 'GET' | 'POST'
  url: string
  body?: string
  headers?: Record<string, string>
}

export interface CallResponse {
  status: number
  text: string
}

/** Asks for an answer that is not compressed, as the baseline's are not. */
export async function send({ url, method, headers = {}, body }: HttpCall): Promise<CallResponse> {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const init: RequestInit = {
    method,
    body: body ?? null,
    headers: { ...headers, ...type, 'accept-encoding': 'identity' },
  }
  const response = await fetch(url, init)
  return { status: response.status, text: await response.text() }
}

/** Sends `count` calls over keep-alive connections, `concurrency` at a time; throws on a response with another status. */
export async function sendMany(
  makeCall: (index: number) => HttpCall,
  { count, concurrency, status }: { count: number; concurrency: number; status: number },
): Promise<void> {
  await pLimit(concurrency).map(Array.from({ length: count }), async (_, index) => {
    const response = await send(makeCall(index))
    if (response.status !== status)
      throw new Error(`response ${response.status} instead of ${status}: ${response.text.slice(0, 200)}`)
  })
}
