import { queueMessages } from './messages'

const names: Record<string, string> = queueMessages.jobs

/** What a job does; one that is not known here by the name it has. */
export const jobText = (name: string): string => names[name] ?? name
