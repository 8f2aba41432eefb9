import { randomBytes } from 'node:crypto'
import { bech32 } from '@scure/base'

/** A key of the age format, as `age-keygen` makes them: 32 random bytes with a checksum. */
export const newReportKey = (): string => bech32.encodeFromBytes('age-secret-key-', randomBytes(32)).toUpperCase()
