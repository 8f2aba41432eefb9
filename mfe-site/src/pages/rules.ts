// The pages of rules are one file: they look alike and lead to one another.
export { LegalPageView } from './legal/legal-page'
export { RefundPage } from './refund/refund-page'
