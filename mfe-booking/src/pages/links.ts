// The pages that links in emails and chats open are one file: none of them leads to the wizard's steps.
export { OwnBookingPage } from './own-booking/own-booking-page'
export { PayPage } from './pay/pay-page'
export { SharedReportPage } from './shared-report/shared-report-page'
