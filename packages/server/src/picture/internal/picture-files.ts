import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@homecare/contract/pictures'

export type PictureFormat = keyof typeof PICTURE_FORMATS

/** The prefix of the objects; `GET /pictures/…` serves nothing else. */
export const objectOf = (file: string): string => `pictures/${file}`

/** The widths of a picture whose largest file has this width. */
export const widthsOf = (width: number): number[] => PICTURE_WIDTHS.filter((each) => each <= width)

/** The names of all files of a picture. */
export const fileNames = ({ key, width }: { key: string; width: number }): string[] =>
  widthsOf(width).flatMap((each) => Object.keys(PICTURE_FORMATS).map((format) => `${key}-${each}.${format}`))
