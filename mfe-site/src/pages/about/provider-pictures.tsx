import type { PictureKind } from '@homecare/contract/pictures'
import { Section } from '@homecare/ui/section'
import * as providerPictures from '../../locales/en/provider-pictures.json'
import { ResponsivePicture } from '../../parts/pictures/responsive-picture'
import { usePictures } from '../../parts/pictures/use-pictures'
import { spokenLanguages } from '../../parts/spoken-languages'
import styles from './provider-pictures.module.css'

const SIZES: Record<PictureKind, string> = {
  team: '(min-width: 1200px) 280px, (min-width: 768px) 30vw, 45vw',
  rooms: '(min-width: 1200px) 380px, (min-width: 768px) 45vw, 92vw',
}

/** The provider's staff or rooms; nothing where it shows none. */
export function ProviderPictures({ kind }: { kind: PictureKind }) {
  const pictures = usePictures(kind)
  if (pictures.length === 0) return null
  const { heading, lead } = providerPictures[kind]
  return (
    <Section deferred tone={kind === 'team' ? 'sage' : 'white'} id={kind} heading={heading} lead={lead}>
      <ul className={styles.pictures} data-kind={kind}>
        {pictures.map((picture) => (
          <li key={picture.key}>
            <figure className={styles.figure}>
              <ResponsivePicture picture={picture} sizes={SIZES[kind]} className={styles.image} />
              <figcaption className={styles.caption}>
                <strong>{picture.caption}</strong>
                {picture.role && <span className={styles.role}>{picture.role}</span>}
                {picture.languages.length > 0 && (
                  <span className={styles.role}>
                    {providerPictures.strip.speaks({ languages: spokenLanguages(picture.languages) })}
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
