import { Link } from 'react-router-dom'
import { rememberedName } from '@homecare/remote-kit/remembered'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useToday } from '@homecare/remote-kit/use-today'
import * as greeting from '../../locales/en/greeting.json'
import styles from './greeting.module.css'

/** Welcomes whom this device remembers, and leads to the same booking again. Nobody before the server's time is known. */
export function Greeting({ stored }: { stored: string }) {
  const name = useToday() === undefined ? null : rememberedName(stored, serverNow())
  if (name === null) return null
  return (
    <p className={styles.greeting}>
      <span className={styles.name}>
        <span>{greeting.welcome}</span> <bdi translate="no">{name}</bdi>
      </span>
      <Link to="/bookbloodtest">{greeting.again}</Link>
    </p>
  )
}
