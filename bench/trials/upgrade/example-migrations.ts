import type { ExtraMigration } from '@homecare/cli/containers/version-images'
import pg from 'pg'

// A schema change as docs/decisions/028-schema-changes-expand-then-contract.md wants it, which no version needs: so it fits any two of them. The
// names come after those of all real migrations.
const EXPAND: ExtraMigration = {
  name: '99990101000000_upgrade_trial_expand',
  sql: 'ALTER TABLE booking ADD COLUMN upgrade_trial_directions text;\n',
}
const CONTRACT: ExtraMigration = {
  name: '99990102000000_upgrade_trial_contract',
  sql: '-- contract: no release has used it\nALTER TABLE booking DROP COLUMN upgrade_trial_directions;\n',
}
export const EXPANDED = [EXPAND]
export const CONTRACTED = [EXPAND, CONTRACT]

const BATCH = 200

/** Fills the new column of all bookings in batches, as a job would; resolves with how many it filled. */
export async function fillDirections(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let filled = 0; ;) {
      const { rowCount } = await client.query(
        `UPDATE booking SET upgrade_trial_directions = coalesce(landmark, '') WHERE id IN (
          SELECT id FROM booking WHERE upgrade_trial_directions IS NULL LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [BATCH],
      )
      if (!rowCount) return filled
      filled += rowCount
    }
  } finally {
    await client.end()
  }
}
