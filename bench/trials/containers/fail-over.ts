import { waitFor } from '@homecare/dev-servers/wait-for'
import type { Fault, FaultSite } from './fault'
import { addressIn } from './site'

const LIMIT_MS = 60_000
const DATA = '/var/lib/postgresql/data'
/**
 * Copies the primary, then follows it. The copy does not wait for the next checkpoint, which may take minutes. The password
 * comes from the environment.
 */
const FOLLOW = `set -e
PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
export PGPASSWORD="$POSTGRES_PASSWORD"
mkdir -p /var/run/postgresql "$PGDATA"
chown postgres /var/run/postgresql "$PGDATA"
chmod 700 "$PGDATA"
as_postgres='setpriv --reuid=postgres --regid=postgres --init-groups'
until $as_postgres pg_basebackup --checkpoint=fast -h postgres -U homecare -D "$PGDATA" -R -X stream; do rm -rf "$PGDATA"/*; sleep 1; done
exec $as_postgres postgres -c jit=off -c shared_buffers=512MB -c max_wal_size=1GB -c max_connections=200`

/**
 * The machine of Postgres is lost, and its streaming replica takes its place: it is promoted and gets the address under
 * which Postgres is known, as a service that does this for a clinic would. The lost one never comes back. A commit is
 * answered once the replica has it, so nothing that was answered can be lost.
 */
export const FAIL_OVER: Fault = {
  name: 'lose Postgres and promote its replica',
  holdMs: 0,
  boundMs: 30_000,
  async prepare(site) {
    const { containers, name } = site
    const allow = 'echo "host replication all all scram-sha-256" >> "$PGDATA/pg_hba.conf"'
    await containers.engine('exec', name('postgres'), 'sh', '-c', allow)
    const sql = sqlOf(site)
    await sql('SELECT pg_reload_conf()')
    await startReplica(site)
    const until = (what: string, condition: string) =>
      waitFor(async () => (await sql(`SELECT count(*) FROM pg_stat_replication WHERE ${condition}`)) === '1', {
        timeoutMs: LIMIT_MS,
        intervalMs: 500,
        what,
      })
    await until('the replica to follow Postgres', "state = 'streaming'")
    await sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await sql('SELECT pg_reload_conf()')
    await until('commits to wait for the replica', "sync_state = 'sync'")
  },
  async begin(site) {
    const [{ engine }, primary, replica, network] = [
      site.containers,
      site.name('postgres'),
      replicaOf(site),
      networkOf(site),
    ]
    const ip = await addressIn(site.containers, primary, network)
    await engine('rm', '--force', '--time', '0', primary)
    await engine('network', 'disconnect', network, replica)
    await engine('network', 'connect', '--alias', 'postgres', '--ip', ip, network, replica)
    await engine('rename', replica, primary)
    // It was copied before commits waited for a replica, so it waits for none itself.
    await sqlOf(site)('SELECT pg_promote()')
    return async () => {}
  },
}

const replicaOf = ({ name }: FaultSite): string => `${name('postgres')}-replica`
const networkOf = ({ name }: FaultSite): string => `${name('postgres').replace(/.postgres.1$/, '')}_data`

const sqlOf =
  ({ containers, name }: FaultSite) =>
  (statement: string): Promise<string> =>
    containers.engine('exec', name('postgres'), 'psql', '-U', 'homecare', '-d', 'homecare', '-At', '-c', statement)

/** Beside Compose, with what it would give to a service of this project, so that it is removed with the others. */
async function startReplica(site: FaultSite): Promise<void> {
  const [{ engine }, network] = [site.containers, networkOf(site)]
  const [primary, project] = [site.name('postgres'), network.replace(/_data$/, '')]
  const ip = await addressIn(site.containers, primary, network)
  const image = await engine('inspect', '--format', '{{.ImageName}}', primary)
  const labels = { project, service: 'postgres', oneoff: 'True', 'container-number': '2' }
  await engine(
    ...['run', '--detach', '--name', replicaOf(site), '--network', network, '--add-host', `postgres:${ip}`],
    ...['--pull', 'never', '--tmpfs', DATA, '--env', `PGDATA=${DATA}/cluster`],
    ...['--env', `POSTGRES_PASSWORD=${site.variables.POSTGRES_PASSWORD}`],
    ...Object.entries(labels).flatMap(([key, value]) => ['--label', `com.docker.compose.${key}=${value}`]),
    ...['--health-cmd', 'pg_isready -h 127.0.0.1 -U homecare -d homecare'],
    ...['--entrypoint', '["sh","-c"]', image, FOLLOW],
  )
}
