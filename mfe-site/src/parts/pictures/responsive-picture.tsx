import type { Picture } from '@homecare/contract/pictures'
import { useClient } from '@homecare/remote-kit/use-client'

interface ResponsivePictureProps {
  picture: Picture
  /** How wide it is on the page, for the browser's choice of a file. */
  sizes: string
  className?: string | undefined
}

/** Loaded when it comes near. Width and height keep its space before. */
export function ResponsivePicture({ picture, sizes, className }: ResponsivePictureProps) {
  const { key, alt, width, height, widths } = picture
  const client = useClient()
  const address = (each: number, format: 'avif' | 'jpg') =>
    client.url('/pictures/{file}', { params: { file: `${key}-${each}.${format}` } })
  const filesOf = (format: 'avif' | 'jpg') => widths.map((each) => `${address(each, format)} ${each}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={filesOf('avif')} sizes={sizes} />
      <img
        className={className}
        src={address(widths[0] ?? width, 'jpg')}
        srcSet={filesOf('jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
