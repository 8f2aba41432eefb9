/** A clock that differs by at most this much counts as right, since a message takes some time. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000

/** What has to be added to a phone's time to get the server's, in milliseconds; 0 for a clock that is right. */
export function clockOffset({ phone, server }: { phone: Date; server: Date }): number {
  const offset = server.getTime() - phone.getTime()
  return Math.abs(offset) <= CLOCK_TOLERANCE_MS ? 0 : offset
}

interface ReportedTime {
  /** When it happened, by the phone's clock. */
  at: Date
  /** When the phone sent it, by the same clock; undefined from a page that does not say it. */
  sentAt: Date | undefined
  /** When the server got it. */
  receivedAt: Date
}

/**
 * When a step happened. A phone whose clock is wrong is known by the time at which it sends, so a step that waited for
 * the network keeps how long it waited. Nothing has happened in the future.
 */
export function stepTime({ at, sentAt, receivedAt }: ReportedTime): Date {
  const offset = sentAt ? clockOffset({ phone: sentAt, server: receivedAt }) : 0
  return new Date(Math.min(at.getTime() + offset, receivedAt.getTime()))
}
