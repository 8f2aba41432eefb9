import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default; OWASP's parameters: 19 MiB, 2 passes, about 30 ms on one core.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}
