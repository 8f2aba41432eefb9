import { Icon } from '@homecare/ui/icon'
import { BellIcon, BellOffIcon } from '@homecare/ui/icons'
import { setSound, useSound, useSoundState } from './tone'
import { messages } from '../../messages'
import { usePermission } from '../../api/use-permission'
import styles from './alert-sound.module.css'

const text = messages.alerts

/** On every screen: turns the sound of alerts on and off, and says where the browser does not play it yet, or never. */
export function AlertSound() {
  const mayHear = usePermission('see-alerts')
  const on = useSound('alert')
  const state = useSoundState()
  if (!mayHear) return null
  const isHeard = on && state === 'ready'
  const words = on ? text[state] : text.off
  return (
    <button
      type="button"
      className={styles.sound}
      aria-pressed={isHeard}
      data-waits={(on && state === 'locked') || undefined}
      title={words.title}
      // Where it waits for a press, this is the press.
      onClick={() => setSound('alert', !isHeard)}
    >
      <Icon icon={isHeard ? BellIcon : BellOffIcon} size={18} />
      <span className={styles.name}>{words.label}</span>
    </button>
  )
}
