import { queueMessages } from './messages'

const names: Record<string, string> = queueMessages.jobs

/** What a job does; the name of an unknown job. */
export const jobText = (name: string): string => names[name] ?? name
