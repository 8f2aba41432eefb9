import { TextWithPhone } from '@homecare/remote-kit/contact-links'
import { useHost } from '@homecare/remote-kit/host-context'
import { islandOf } from '@homecare/remote-kit/island'
import { Button } from '@homecare/ui/button'
import { RefreshIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { servicePageTexts } from '../../content/booking-form'
import styles from './service-page.module.css'

export const RequestIsland = islandOf({
  request: async () => (await import(/* webpackChunkName: "service-form" */ './book-appointment')).BookAppointment,
  waiting: <div className={styles.waiting} aria-busy />,
  Failure: FormFailure,
})

/** A reload brings the plain form. */
function FormFailure() {
  const { profile } = useHost()
  const reload = (
    <Button variant="secondary" size="sm" icon={RefreshIcon} onClick={() => location.reload()}>
      {servicePageTexts.reload}
    </Button>
  )
  return (
    <Notice kind="error" title={servicePageTexts.formFailure} action={reload}>
      <TextWithPhone text={servicePageTexts.formFailureHelp} profile={profile} />
    </Notice>
  )
}
