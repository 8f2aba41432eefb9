// The pages that links in emails and chats open are one file: none of them leads to the wizard's steps.
export { OwnBookingPage } from './own-booking/own-booking-page'
export { PayPage } from './pay/pay-page'
export { SharedReportPage } from './shared-report/shared-report-page'

/** A file of its own, so that the other pages don't grow. What it shares with them is here: it would divide the files of the first page. */
export const loadQuotePage = async () => (await import('./quote/quote-page')).QuotePage
