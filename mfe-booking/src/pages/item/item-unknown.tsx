import { Link, useLocation } from 'react-router-dom'
import { PageHead } from '@homecare/remote-kit/page-head'
import { PageBanner } from '@homecare/ui/page-banner'
import { offlineOr } from '@homecare/remote-kit/offline'
import * as catalogueTexts from '../../locales/en/catalogue.json'
import * as itemTexts from '../../locales/en/item.json'
import { PATHS } from '../../wizard/steps'

/** While the page's data are loaded, which a page that was opened by its address has, and if they can't be. */
export function ItemUnknown({ failed }: { failed: boolean }) {
  const { pathname } = useLocation()
  const { title, description, keywords } = catalogueTexts
  return (
    <>
      <PageHead path={pathname} title={title} description={description({ days: 1 })} keywords={keywords} />
      <PageBanner title={itemTexts.catalogue} lead={failed ? offlineOr(itemTexts.failed) : itemTexts.waiting}>
        {failed && <Link to={PATHS.choosing}>{itemTexts.all}</Link>}
      </PageBanner>
    </>
  )
}
