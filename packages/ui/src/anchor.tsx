import type { ComponentProps, ElementType } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string; as?: ElementType | undefined }

/** A plain `<a>`; with `as` (the router's Link) the address is passed as `to`. */
export function Anchor({ as: Link, href, ...rest }: AnchorProps) {
  return Link ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
