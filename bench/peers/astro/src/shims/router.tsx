import type { ComponentProps } from 'react'

// The site consists of documents, so links are plain links.

type LinkProps = ComponentProps<'a'> & { to?: string; end?: boolean }

export const Link = ({ to, end: _, ...rest }: LinkProps) => <a href={to} {...rest} />

export const NavLink = ({ to, ...rest }: LinkProps) => (
  <Link to={to} aria-current={(to ?? rest.href) === '/' ? 'page' : undefined} {...rest} />
)

export const useLocation = () => ({ pathname: '/' })
