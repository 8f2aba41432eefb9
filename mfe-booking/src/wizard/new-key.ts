/** 32 random hex digits. `randomUUID` would need a secure origin, which a test host on plain HTTP is not. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
