import { lastLines, podman, podmanSucceeds } from '@homecare/cli/containers/podman'
import { waitFor } from '@homecare/dev-servers/wait-for'
import type { Fault } from './fault'
import type { RunningTopology } from './start-topology'

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
  async prepare(topology) {
    const primary = primaryOf(topology)
    const sql = sqlIn(primary)
    await podman([
      'exec',
      primary,
      'sh',
      '-c',
      'echo "host replication all all scram-sha-256" >> "$PGDATA/pg_hba.conf"',
    ])
    await sql('SELECT pg_reload_conf()')
    await startReplica(topology, primary)
    const isFollowing = async (): Promise<boolean> =>
      (await sql("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'")) === '1'
    await waitFor(isFollowing, { timeoutMs: LIMIT_MS, intervalMs: 500, what: 'the replica to follow Postgres' }).catch(
      async (error: Error) => {
        throw new Error(`${error.message}\n${await lastLines(replicaOf(topology))}`, { cause: error })
      },
    )
    await sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await sql('SELECT pg_reload_conf()')
    const isSynchronous = async (): Promise<boolean> =>
      (await sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")) === '1'
    await waitFor(isSynchronous, { timeoutMs: LIMIT_MS, intervalMs: 500, what: 'commits to wait for the replica' })
  },
  async begin(topology) {
    const [primary, replica, network] = [primaryOf(topology), replicaOf(topology), networkOf(topology)]
    const [ip = '', mac = ''] = await placeOf(primary, network)
    await podman(['rm', '--force', '--time', '0', primary])
    await podman(['network', 'disconnect', network, replica])
    await podman(['network', 'connect', '--alias', 'postgres', '--ip', ip, '--mac-address', mac, network, replica])
    await podman(['rename', replica, primary])
    // It was copied before commits waited for a replica, so it waits for none itself.
    await sqlIn(primary)('SELECT pg_promote()')
    return async () => {}
  },
}

const primaryOf = ({ containers }: RunningTopology): string => containers('postgres')[0] ?? ''
const replicaOf = (topology: RunningTopology): string => `${topology.compose.name}-postgres-replica`
const networkOf = ({ compose }: RunningTopology): string => `${compose.name}_data`

const sqlIn =
  (container: string) =>
  (statement: string): Promise<string> =>
    podman(['exec', container, 'psql', '-U', 'homecare', '-d', 'homecare', '-At', '-c', statement])

async function placeOf(container: string, network: string): Promise<string[]> {
  const format = `{{with (index .NetworkSettings.Networks "${network}")}}{{.IPAddress}} {{.MacAddress}}{{end}}`
  return (await podman(['inspect', '--format', format, container])).split(' ')
}

async function startReplica(topology: RunningTopology, primary: string): Promise<void> {
  const [network, name] = [networkOf(topology), replicaOf(topology)]
  const [ip = ''] = await placeOf(primary, network)
  const image = await podman(['inspect', '--format', '{{.ImageName}}', primary])
  const { environment = {}, healthcheck } = topology.compose.services.postgres ?? {}
  await podmanSucceeds(['rm', '--force', '--time', '0', name])
  await podman([
    ...['run', '--detach', '--name', name, '--network', network, '--add-host', `postgres:${ip}`],
    ...['--pull', 'never', '--tmpfs', DATA, '--label', `project=${topology.compose.name}`],
    ...Object.entries({ ...environment, PGDATA: `${DATA}/cluster` }).flatMap(([key, value]) => [
      '--env',
      `${key}=${value}`,
    ]),
    ...['--health-cmd', JSON.stringify(healthcheck?.test?.slice(1) ?? [])],
    ...['--entrypoint', '["sh","-c"]', image, FOLLOW],
  ])
}
