import { queueMessages } from './messages'

const names: Record<string, string> = queueMessages.jobs

/** Says what a job does; an unknown job keeps its name. */
export const jobText = (name: string): string => names[name] ?? name
