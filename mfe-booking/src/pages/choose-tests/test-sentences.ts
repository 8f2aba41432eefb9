import { createContext } from 'react'

/** What each test tells the patient, by its number; null until it is loaded. */
export const TestSentences = createContext<ReadonlyMap<number, string> | null>(null)
