import { useHost } from '@homecare/remote-kit/host-context'
import { homeMeta } from '../../content/home'
import { PageMeta } from '../../parts/page-meta'
import { StructuredData } from '../../parts/structured-data/structured-data'
import { faqPage, medicalBusiness } from '../../parts/structured-data/things'
import { HomeSections } from './home-sections'

export function HomePage() {
  const host = useHost()
  return (
    <>
      <PageMeta path="/" {...homeMeta} />
      <StructuredData things={[medicalBusiness(host), faqPage(host)]} />
      <HomeSections />
    </>
  )
}
