/** A fetch for uploads: XMLHttpRequest reports how much was sent, fetch doesn't. `onProgress` receives 0 to 1. */
export const fetchWithProgress =
  (onProgress: (fraction: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
      request.onload = () => {
        const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' }
        resolve(new Response(request.responseText, { status: request.status, headers }))
      }
      request.onerror = () => reject(new TypeError('The upload broke off.'))
      request.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send(init.body instanceof FormData ? init.body : null)
    })
