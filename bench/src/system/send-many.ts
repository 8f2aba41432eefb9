import { Agent, request } from 'node:http'

export interface Call {
  method: 'GET' | 'POST'
  url: string
  body?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  text: string
}

export function send(call: Call, agent?: Agent): Promise<Answer> {
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

/** Sends so many calls, a few at a time over connections kept open; throws at an answer of another status. */
export async function sendMany(
  makeCall: (index: number) => Call,
  { count, atOnce, status }: { count: number; atOnce: number; status: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let next = 0
  const lane = async () => {
    while (next < count) {
      const answer = await send(makeCall(next++), agent)
      if (answer.status !== status)
        throw new Error(`answered ${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, lane))
  } finally {
    agent.destroy()
  }
}
