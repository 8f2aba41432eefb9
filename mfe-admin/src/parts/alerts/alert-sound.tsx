import { Icon } from '@homecare/ui/icon'
import { BellIcon, BellOffIcon } from '@homecare/ui/icons'
import { setSound, useSound, useSoundState } from './tone'
import { messages } from '../../messages'
import { usePermission } from '../../api/use-permission'
import styles from './alert-sound.module.css'

const text = messages.alerts

/** On every screen: turns the sound of alerts off and on, and says so where the browser does not play it. */
export function AlertSound() {
  const mayHear = usePermission('see-alerts')
  const on = useSound('alert')
  const state = useSoundState()
  if (!mayHear) return null
  return (
    <>
      <button
        type="button"
        className={styles.sound}
        aria-pressed={on}
        title={on ? text.soundOn : text.soundOff}
        onClick={() => setSound('alert', !on)}
      >
        <Icon icon={on ? BellIcon : BellOffIcon} size={18} />
        <span className={styles.name}>{text.sound}</span>
      </button>
      {on && state !== 'ready' && <p className={styles.line}>{text[state]}</p>}
    </>
  )
}
