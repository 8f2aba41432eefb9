import { readFile } from 'node:fs/promises'
import { providerProfile, type ProviderProfile } from '@homecare/contract/profile'
import { z } from 'zod'
import { dataFile } from './data-file'

/** Reads the provider's profile from a JSON file, by default the shipped sample. Throws with one clear sentence. */
export async function loadProfile(path: string = dataFile('provider-profile.json')): Promise<ProviderProfile> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Error(`The provider profile ${path} can't be read: ${error.message}`, { cause: error })
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The provider profile ${path} is no JSON: ${reason}`, { cause: error })
  }
  const parsed = providerProfile.safeParse(json)
  if (!parsed.success) throw new Error(`The provider profile ${path} is wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
