import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RegisteredRelease, RemoteManifest } from '@homecare/contract/releases'
import { acceptedSecrets, type Signers } from '../../process/accepted-secrets'

type Release = Pick<RemoteManifest, 'name' | 'version'>

export function reportToken(secret: string, { name, version }: Release): string {
  return createHmac('sha256', secret).update(`report\0${name}\0${version}`).digest('base64url').slice(0, 22)
}

/** The release as the registry lists it, with the token for reports of its errors. */
export const registered = (secret: string, manifest: RemoteManifest): RegisteredRelease => ({
  ...manifest,
  reportToken: reportToken(secret, manifest),
})

export function isReportToken(signers: Signers, release: Release, token: string | undefined): boolean {
  const given = Buffer.from(token ?? '')
  return acceptedSecrets(signers).some((secret) => {
    const expected = Buffer.from(reportToken(secret, release))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
