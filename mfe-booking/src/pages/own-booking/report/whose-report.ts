import * as texts from '../../../locales/en/report.json'

/** The sentences that say whose report it is. */
export type WhoseReport = typeof texts.yours

/** Of one of several people by the name, else the patient's own. */
export function whoseReport(name: string | null): WhoseReport {
  if (name === null) return texts.yours
  const { title, withdrawnTitle, open, frame, ...same } = texts.ofPerson
  return {
    ...same,
    title: title({ name }),
    withdrawnTitle: withdrawnTitle({ name }),
    open: open({ name }),
    frame: frame({ name }),
  }
}
