import type { Readable } from 'node:stream'

/** Encrypts and decrypts reports while they pass, in constant memory. Only the BFF has the keys. */
export interface ReportCipher {
  encrypt(file: Readable): Promise<Readable>
  /** Rejects if no key fits. The stream fails where the file was changed or cut. */
  decrypt(file: Readable): Promise<Readable>
}
