import { MessagesBusy } from '../ports/messages'

interface Answer {
  /** What the JSON says, or undefined where there is none. */
  body: unknown
  /** Ends what the provider did not do: it is tried again, after the pause that the provider wants. */
  tryAgain(provider: string): never
}

/** Posts JSON to a provider of messages. Rejects if no answer comes in time. */
export async function postJson(
  url: string,
  {
    headers,
    body,
    timeoutMs = 10_000,
  }: { headers: Record<string, string>; body: unknown; timeoutMs?: number | undefined },
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  return {
    body: parsed(text),
    tryAgain(provider) {
      // Without the provider's words, since they may have the number.
      const message = `${provider} answered ${response.status}`
      if (response.status !== 429) throw new Error(message)
      const after = Number(response.headers.get('retry-after') ?? Number.NaN)
      throw new MessagesBusy(message, Number.isFinite(after) ? after * 1000 : undefined)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
