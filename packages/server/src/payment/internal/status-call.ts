/** A visitor waits no longer than this for the gateway's answer; reconciliation asks again. Source: decisions.md. */
export const STATUS_CALL_MS = 3000
