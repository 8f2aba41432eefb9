import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default. The parameters are OWASP's: 19 MiB, 2 passes, about 30 ms on one core.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random text: it is verified for unknown accounts, so that they take as long as a wrong password. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$8Mcsex1BOs1JWTWUKNPOjA$x3jjql6pVWooEr51HkkA0jkRVjg9EmwYwwANypuFvHk'

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}
