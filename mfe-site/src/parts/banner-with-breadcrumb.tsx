import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Breadcrumb } from '@homecare/ui/breadcrumb'
import { PageBanner } from '@homecare/ui/page-banner'
import { servicePageTexts } from '../content/booking-form'

type Props = { title: string; lead: string; illustration: ReactNode; compact?: boolean; children?: ReactNode }

/** The banner of every page except the home page, with a breadcrumb back to that. */
export function BannerWithBreadcrumb({ title, ...banner }: Props) {
  const breadcrumb = <Breadcrumb as={Link} items={[{ label: servicePageTexts.home, href: '/' }, { label: title }]} />
  return <PageBanner title={title} above={breadcrumb} {...banner} />
}
