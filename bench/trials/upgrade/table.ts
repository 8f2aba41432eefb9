import type { UpgradeReport } from './trial'

/** The figures of an upgrade, as bench/README.md has them. */
export function upgradeTable(report: UpgradeReport): string {
  const { before, after, requests, rounds, bookings, paid, emails, failures, findings, ownDelayMs, steps } = report
  const rows = [
    ['versions', `${before.tag} → ${after.tag} → ${before.tag}, ${rounds} times`],
    ['requests, failed', `${requests}, ${failures.length}`],
    ['bookings, paid at the gateway, emails', `${bookings}, ${paid}, ${emails}`],
    ['lost or doubled', String(findings.length)],
    ['answers: median, p99, slowest', `${ms(report.p50Ms)}, ${ms(report.p99Ms)}, ${ms(report.slowestMs)}`],
    ['the trial itself late by at most', ms(ownDelayMs)],
    ['the edge replaced afterwards: visitors refused for', ms(report.edgeGapMs)],
    ...[...steps].map(([name, times]) => [name, times.map((time) => `${(time / 1000).toFixed(1)} s`).join(', ')]),
  ]
  return rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
