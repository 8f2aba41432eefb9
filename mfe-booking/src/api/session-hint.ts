const HINT = 'homecare.phone-session'

/** Whether this browser may be signed in by phone: its cookie is not for scripts. Others send no call that can only fail. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    return true
  }
}

export function noteSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(HINT, '1')
    else localStorage.removeItem(HINT)
  } catch {
    // Where nothing can be stored the server is asked each time.
  }
}
