import { expect, it } from 'vitest'
import { dueBackup } from './backup-database'

const now = new Date('2026-03-10T04:00:00Z')
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3600_000)
const backup = (type: string, hours: number, timeline = '00000001') => ({ type, startedAt: ago(hours), timeline })

it.each([
  ['nothing was ever backed up', [], '', 'full'],
  ['the last full backup is a week old', [backup('full', 168), backup('diff', 1)], '00000001', 'full'],
  ['the last backup is a day old', [backup('full', 48), backup('diff', 24)], '00000001', 'diff'],
  ['the last backup is an hour old', [backup('full', 48), backup('diff', 1)], '00000001', null],
  ['the database was restored since', [backup('full', 1)], '00000002', 'full'],
])('when %s, the due backup is the right one', (_, backups, timeline, due) => {
  expect(dueBackup({ backups, timeline }, now)).toBe(due)
})
