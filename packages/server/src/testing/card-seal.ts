import { createCipher, type CipherKind } from '@homecare/ccavenue/cipher'
import type { ProviderProfile } from '@homecare/contract/profile'
import { createCcavenueGateway } from '../adapters/ccavenue-gateway'
import type { Gateway } from '../ports/gateway'

const ACCOUNT = { merchantId: 'M0001', accessCode: 'ACCESS', workingKey: '0123456789ABCDEF0123456789ABCDEF' }
const URLS = { transactionUrl: 'https://pay.example/t', apiUrl: 'https://api.example/a' }

/** Encrypts messages like the gateway, and decrypts them with the adapter. */
export function cardSeal(
  kind: CipherKind,
  profile: ProviderProfile,
): Pick<Gateway, 'openReturn'> & { seal(plain: string | Uint8Array): string } {
  const { openReturn } = createCcavenueGateway({ ...ACCOUNT, ...URLS, cipher: kind, profile })
  return { openReturn, seal: createCipher({ kind, workingKey: ACCOUNT.workingKey }).encrypt }
}
