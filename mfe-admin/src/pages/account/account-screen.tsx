import { usePolledQuery } from '../../api/use-polled-query'
import { ProofProvider } from '../../parts/factor/with-proof'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import styles from './account.module.css'
import { AppPanel } from './app-panel'
import { CodesPanel } from './codes-panel'
import { accountMessages } from './messages'
import { PasskeysPanel } from './passkeys-panel'
import { PasswordPanel } from './password-panel'
import { SessionsPanel } from './sessions-panel'

const text = accountMessages

/** One's own account: factors, recovery codes, password and sessions. */
export function AccountScreen() {
  const loaded = usePolledQuery(['account'], (api, options) => api.get('/api/user/account', options))
  const { reload } = loaded
  return (
    <Screen lead={text.lead} loaded={loaded}>
      <ProofProvider>
        <LoadedBody loaded={loaded}>
          {(account) => (
            <>
              {account.required && <p className={styles.quiet}>{text.required}</p>}
              <div className={styles.panels}>
                <PasskeysPanel account={account} onChange={reload} />
                <AppPanel account={account} onChange={reload} />
                <CodesPanel account={account} onChange={reload} />
                <PasswordPanel onChange={reload} />
                <SessionsPanel account={account} onChange={reload} />
              </div>
            </>
          )}
        </LoadedBody>
      </ProofProvider>
    </Screen>
  )
}
