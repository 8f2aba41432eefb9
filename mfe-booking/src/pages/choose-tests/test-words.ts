import { createContext } from 'react'
import type { CatalogueWords } from '@homecare/contract/catalogue'

/** What each test tells the patient and what is measured, by its number; null until it is loaded. */
export const TestWords = createContext<ReadonlyMap<number, CatalogueWords['tests'][number]> | null>(null)
