'use client'
import NextLink from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

// The framework's own links in place of react-router's.

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { to?: string; href?: string; end?: boolean }

export function Link({ to, href, end: _, ...rest }: LinkProps) {
  // Only one page of the site exists here: nothing to prefetch.
  return <NextLink prefetch={false} href={to ?? href ?? '/'} {...rest} />
}

export function NavLink(props: LinkProps) {
  const here = usePathname() === (props.to ?? props.href)
  return <Link {...props} aria-current={here ? 'page' : undefined} />
}

export const useLocation = () => ({ pathname: usePathname() })
