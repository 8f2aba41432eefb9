/** Every visible sentence about releases. */
export const releaseMessages = {
  lead: 'Which version of each part of the site visitors get, and how it does. A rollback takes effect immediately, for everyone.',
  empty: 'Nothing has been released yet.',

  current: (version: string) => `Live: ${version}`,
  canary: (version: string, percent: number, since: string) =>
    `${version} is a canary release for ${percent} % of visitors since ${since}`,
  caption: (name: string) => `Releases of ${name}`,
  columns: {
    version: 'Version',
    commit: 'Commit',
    by: 'Released',
    views: 'Views, last hour',
    errors: 'Errors, last hour',
    actions: 'Actions',
  },
  marks: { current: 'Live', canary: 'Canary', previous: 'Previous' },
  by: (who: string, when: string) => `${who}, ${when}`,
  errors: (errors: number, share: string | null) => (share ? `${errors} (${share})` : String(errors)),
  none: 'none',

  endCanary: {
    action: 'End canary release',
    label: (name: string) => `End canary release of ${name}`,
    title: (name: string, version: string) => `End the canary release of ${name} ${version}?`,
    text: (current: string) => `Every visitor gets ${current} again from the next page on.`,
    save: 'End canary release',
    done: (name: string, version: string) => `${name} is at ${version} for everyone`,
  },
  rollBack: {
    action: 'Roll back to this',
    label: (name: string, version: string) => `Roll back to this: ${name} ${version}`,
    title: (name: string, version: string) => `Roll ${name} back to ${version}?`,
    text: (current: string) =>
      `Every visitor gets it from the next page on, instead of ${current}. The team that released it sees this in the history.`,
    canary: 'The running canary release ends with it.',
    reason: 'Why',
    save: 'Roll back',
    done: (name: string, version: string) => `${name} is at ${version} now`,
    conflict: 'Someone released or rolled back meanwhile. You now see the versions as they are.',
  },
} as const
