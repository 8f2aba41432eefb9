import { Fragment } from 'react'
import { Dialog } from '@homecare/ui/dialog'
import { messages } from '../../messages'
import { setSingleKeys, useSingleKeys } from './key-setting'
import styles from './key-help.module.css'

const text = messages.keys

/** The list of keyboard shortcuts, and the switch that turns them off. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useSingleKeys()
  return (
    <Dialog open={open} title={text.title} closeLabel={messages.close} onClose={onClose}>
      {/* First, since a dialog begins at its first field: below the list it would hide the title in a low window. */}
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={(event) => setSingleKeys(event.target.checked)} />
        {text.setting}
      </label>
      <dl className={styles.keys} data-off={!on || undefined}>
        {text.list.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && <span className={styles.or}>{text.or}</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
