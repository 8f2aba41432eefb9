// The pages beside the wizard: each is opened by a link that has its own key.
export const OWN_BOOKING = '/booking'
export const PAY_PAGE = '/pay'
export const QUOTE_PAGE = '/quote'
export const SHARED_REPORT = '/report'
/** All visits of a phone's owner, opened by a code that goes to the phone. */
export const MY_PAGE = '/my'
/** The pages of tests and packages; their names are made in `packages/domain/src/item-path.ts`. */
export const ITEM_PAGE = '/blood-test/:name'

/** The page of one booking, opened by its own token. */
export const ownBookingHref = ({ orderId, token }: { orderId: string; token: string }): string =>
  `${OWN_BOOKING}?${new URLSearchParams({ orderId, token })}`
