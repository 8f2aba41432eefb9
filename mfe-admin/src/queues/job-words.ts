import { queueMessages } from './messages'

/** What a job does; one that is not known here by the name it has. */
export const jobWords = (name: string): string => queueMessages.jobs[name] ?? name
