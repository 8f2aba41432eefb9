import { useHost } from '@homecare/remote-kit/host-context'
import { Icon } from '@homecare/ui/icon'
import { ShieldIcon } from '@homecare/ui/icons'
import { Section } from '@homecare/ui/section'
import { WholeCodes } from '@homecare/ui/whole-codes'
import { careRoles } from '../../content/care-team'
import * as careTeam from '../../locales/en/care-team.json'
import { TeamStrip } from '../../parts/team-strip'
import styles from './care-team.module.css'

/** The professions that come to the home, their training, and the provider's licence. */
export function CareTeam() {
  const host = useHost()
  return (
    <Section deferred slidesIn compact heading={careTeam.heading} lead={careTeam.lead}>
      <ul className={styles.roles}>
        {careRoles.map(({ icon, title, qualifications, does }) => (
          <li key={title} className={styles.role}>
            <Icon icon={icon} size={26} />
            <h3 className={styles.title}>{title}</h3>
            <p>{qualifications}</p>
            <p className={styles.does}>{does}</p>
          </li>
        ))}
      </ul>
      <p className={styles.licence}>
        <Icon icon={ShieldIcon} size={24} />
        <span>
          <strong>{careTeam.licence}</strong> <WholeCodes>{`${host.profile.licence}. ${careTeam.check}`}</WholeCodes>
        </span>
      </p>
      <TeamStrip />
    </Section>
  )
}
