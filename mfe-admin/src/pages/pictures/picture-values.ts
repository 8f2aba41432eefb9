import type { Picture, PictureKind, PictureTextsInput } from '@homecare/contract/pictures'
import { languagesOf } from '../../parts/languages'

export interface PictureValues {
  kind?: PictureKind
  caption?: string
  role?: string
  /** As they are written, separated by commas. */
  languages?: string
  agreed?: 'no' | 'yes'
  alt?: string
  file?: File
}

export type PictureErrors = Partial<Record<keyof PictureValues, string>>

export const valuesOf = (picture: Picture | null): PictureValues =>
  picture
    ? {
        kind: picture.kind,
        caption: picture.caption,
        role: picture.role ?? '',
        languages: picture.languages?.join(', ') ?? '',
        agreed: picture.agreed ? 'yes' : 'no',
        alt: picture.alt,
      }
    : { kind: 'team', agreed: 'no' }

/** The texts as the server takes them. A room speaks nothing and agrees to nothing. */
export function textsOf({
  kind,
  caption = '',
  role = '',
  languages,
  agreed,
  alt = '',
}: PictureValues): PictureTextsInput {
  const isPerson = kind === 'team'
  return {
    ...{ caption, role, alt },
    languages: isPerson ? languagesOf(languages) : [],
    agreed: isPerson && agreed === 'yes',
  }
}
