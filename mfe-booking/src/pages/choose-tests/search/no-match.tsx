import { Button } from '@homecare/ui/button'
import { EmptyState } from '@homecare/ui/empty-state'
import * as texts from '../../../locales/en/search-results.json'
import { ContactLinks } from '../../../parts/contact-links'
import styles from './no-match.module.css'

export function NoMatch({ text, onClear }: { text: string; onClear: () => void }) {
  const contactLinks = (
    <div className={styles.ways}>
      <ContactLinks />
      <Button variant="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  )
  return (
    <EmptyState title={texts.none({ text })} action={contactLinks}>
      {texts.noneHelp}
    </EmptyState>
  )
}
