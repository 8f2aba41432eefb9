import { Link } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { ArrowRightIcon } from '@homecare/ui/icons'
import { strip as text } from '../locales/en/provider-pictures.json'
import { ResponsivePicture } from './pictures/responsive-picture'
import { usePictures } from './pictures/use-pictures'
import { spokenLanguages } from './spoken-languages'
import styles from './team-strip.module.css'

const SHOWN = 4

/** Some of the provider's staff who agreed to be shown here, and the way to all; nothing where nobody did. */
export function TeamStrip() {
  const people = usePictures('team')
    .filter(({ agreed }) => agreed)
    .slice(0, SHOWN)
  if (people.length === 0) return null
  return (
    <div className={styles.strip}>
      <h3 className={styles.heading}>{text.heading}</h3>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.key} className={styles.person}>
            <ResponsivePicture picture={person} sizes="96px" className={styles.image} />
            <span>{person.caption}</span>
            {person.languages.length > 0 && (
              <span className={styles.languages}>{text.speaks({ languages: spokenLanguages(person.languages) })}</span>
            )}
          </li>
        ))}
      </ul>
      <Link to="/aboutus#team" className={styles.all}>
        <span>{text.all}</span>
        <Icon icon={ArrowRightIcon} size={18} />
      </Link>
    </div>
  )
}
