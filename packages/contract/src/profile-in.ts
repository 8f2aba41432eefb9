import { type Locale, SOURCE_LOCALE } from './locales'
import type { ProviderProfile } from './profile'

/** The profile as people of a language read it. */
export function profileIn({ ar, ...profile }: ProviderProfile, locale: Locale): ProviderProfile {
  const own = locale === SOURCE_LOCALE ? {} : { ...ar }
  const { address, advertising, responsiblePhysician, ...texts } = own
  return {
    ...profile,
    ...texts,
    address: { ...profile.address, ...address },
    ...(profile.advertising && { advertising: { ...profile.advertising, ...advertising } }),
    ...(profile.responsiblePhysician && {
      responsiblePhysician: { ...profile.responsiblePhysician, ...responsiblePhysician },
    }),
  }
}
