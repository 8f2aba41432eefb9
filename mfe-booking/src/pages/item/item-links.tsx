import type { ItemPage } from '@homecare/contract/catalogue'
import { addressIn, LOCALE } from '@homecare/domain/locales'
import { Link } from 'react-router-dom'
import { PATHS } from '../../wizard/steps'
import * as texts from '../../locales/en/item.json'
import styles from './item-page.module.css'

/** The ways to what belongs to a test or package, and to the next ones. */
export function ItemLinks({ item: { kind, tests, packages, neighbours } }: { item: ItemPage }) {
  return (
    <div className={styles.aside}>
      <LinkList heading={texts.inside} links={tests} />
      <LinkList heading={texts.inPackages} links={packages} />
      <LinkList heading={kind === 'test' ? texts.moreTests : texts.morePackages} links={neighbours} />
      <p>
        <Link to={PATHS.choosing}>{texts.all}</Link>
      </p>
    </div>
  )
}

/** Each opens a document of its own: this one has the data of its own page alone. */
function LinkList({ heading, links }: { heading: string; links: ItemPage['tests'] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={addressIn(LOCALE, path)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
