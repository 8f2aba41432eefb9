import { Link, useLocation } from 'react-router-dom'
import { PageHead } from '@homecare/remote-kit/page-head'
import { PageBanner } from '@homecare/ui/page-banner'
import { offlineOr } from '@homecare/remote-kit/offline'
import { firstMessages } from '../../first-messages'
import { PATHS } from '../../wizard/steps'
import { itemMessages as text } from './item-messages'

/** While the page's data are loaded, which a page that was opened by its address has, and if they can't be. */
export function ItemUnknown({ failed }: { failed: boolean }) {
  const { pathname } = useLocation()
  const { title, description, keywords } = firstMessages.choose
  return (
    <>
      <PageHead path={pathname} title={title} description={description(1)} keywords={keywords} />
      <PageBanner title={text.catalogue} lead={failed ? offlineOr(text.failed) : text.waiting}>
        {failed && <Link to={PATHS.choosing}>{text.all}</Link>}
      </PageBanner>
    </>
  )
}
