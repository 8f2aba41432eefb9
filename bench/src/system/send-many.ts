import { Agent, request } from 'node:http'

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

export function send(call: HttpCall, agent?: Agent): Promise<CallResponse> {
  const { method, url, body, headers } = call
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      },
    )
    sent.on('error', reject).end(body)
  })
}

/** Sends `count` calls over keep-alive connections, `concurrency` at a time; throws on a response with another status. */
export async function sendMany(
  makeCall: (index: number) => HttpCall,
  { count, concurrency, status }: { count: number; concurrency: number; status: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  let next = 0
  const sendNext = async () => {
    while (next < count) {
      const response = await send(makeCall(next++), agent)
      if (response.status !== status)
        throw new Error(`response ${response.status} instead of ${status}: ${response.text.slice(0, 200)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, sendNext))
  } finally {
    agent.destroy()
  }
}
