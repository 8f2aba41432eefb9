// The pages of rules are one file: they look alike and lead to one another.
export { LegalRoute } from './legal/legal-page'
export { RefundPage } from './refund/refund-page'
