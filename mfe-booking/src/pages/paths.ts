// The pages beside the wizard: each is opened by a link that has its own key.
export const OWN_BOOKING = '/booking'
export const PAY_PAGE = '/pay'
export const SHARED_REPORT = '/report'
/** The pages of tests and packages; their names are made in `packages/domain/src/item-path.ts`. */
export const ITEM_PAGE = '/blood-test/:name'
