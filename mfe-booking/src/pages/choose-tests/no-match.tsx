import { Button } from '@homecare/ui/button'
import { EmptyState } from '@homecare/ui/empty-state'
import { firstMessages } from '../../first-messages'
import { ContactLinks } from '../../parts/contact-links'
import styles from './no-match.module.css'

export function NoMatch({ text, onClear }: { text: string; onClear: () => void }) {
  const { none, noneHelp, clear } = firstMessages.choose
  const contactLinks = (
    <div className={styles.ways}>
      <ContactLinks />
      <Button variant="quiet" onClick={onClear}>
        {clear}
      </Button>
    </div>
  )
  return (
    <EmptyState title={none(text)} action={contactLinks}>
      {noneHelp}
    </EmptyState>
  )
}
