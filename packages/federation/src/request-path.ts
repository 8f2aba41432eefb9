export { isPlainPath } from '@homecare/contract/request-path'
