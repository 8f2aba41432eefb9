import { asWritten } from '@homecare/remote-kit/as-written'
import { homeMeta } from '../../content/home'
import { PageMeta } from '../../parts/page-meta'
import { HomeSections } from './home-sections'

/** For search engines, which open each page by itself. */
const HomeData = asWritten('script', async () => (await import('./written')).HomeData)

export function HomePage() {
  return (
    <>
      <PageMeta path="/" {...homeMeta} />
      <HomeData />
      <HomeSections />
    </>
  )
}
