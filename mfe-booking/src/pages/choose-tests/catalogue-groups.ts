import type { Catalogue, LabTest } from '@homecare/domain/catalogue'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { names } from '../../locales/en/groups.json'

const NAMES: Readonly<Record<string, string>> = names

/** The groups of the list by the ids of their tests, which the catalogue keeps in this order. Tests that staff added come last. */
const GROUPS: readonly (readonly [title: string, first: number, last: number])[] = [
  ['Blood count and blood group', 1, 18],
  ['Iron', 19, 24],
  ['Blood clotting', 25, 37],
  ['Diabetes and blood sugar', 38, 50],
  ['Cholesterol and fats', 51, 60],
  ['Liver', 61, 74],
  ['Kidneys and salts', 75, 87],
  ['Minerals, bones and inflammation', 88, 100],
  ['Heart', 101, 108],
  ['Thyroid', 109, 117],
  ['Hormones', 118, 133],
  ['Fertility and pregnancy', 134, 150],
  ['Vitamins', 151, 163],
  ['Infections', 164, 186],
  ['Hepatitis', 187, 196],
  ['Sexual health', 197, 206],
  ['Tumour markers', 207, 220],
  ['Immune system and joints', 221, 240],
  ['Allergies', 241, 248],
  ['Medicines, drugs and metals', 249, 259],
  ['Genetics', 260, 274],
  ['Urine', 275, 280],
  ['Stool', 281, 289],
  ['More tests', 290, Number.MAX_SAFE_INTEGER],
]

export interface CatalogueGroup {
  title: string
  tests: LabTest[]
}

/** The groups that have tests, each in the order of the catalogue. */
export function groupsOf(tests: readonly LabTest[]): CatalogueGroup[] {
  return GROUPS.map(([title, first, last]) => ({
    title: LOCALE === SOURCE_LOCALE ? title : (NAMES[title] ?? title),
    tests: tests.filter(({ id }) => id >= first && id <= last),
  })).filter((group) => group.tests.length > 0)
}

/** What people come for, in the order of the buttons. */
export const TOPICS = ['popular', 'diabetes', 'thyroid', 'heart', 'women', 'men', 'children', 'noFasting'] as const
export type Topic = (typeof TOPICS)[number]

/** The ids of a topic's tests and packages, the most usual first. */
const CHOICES: Record<Exclude<Topic, 'noFasting'>, { tests: readonly number[]; packages: readonly number[] }> = {
  popular: { tests: [151, 1, 41, 51, 114, 153, 61, 75], packages: [3, 1] },
  diabetes: { tests: [41, 38, 277, 44, 45, 42, 76], packages: [4] },
  thyroid: { tests: [114, 109, 110, 111, 115, 116, 117], packages: [] },
  heart: { tests: [51, 101, 54, 60, 102, 108, 106], packages: [5] },
  women: { tests: [21, 145, 139, 134, 135, 136, 146, 205], packages: [6] },
  men: { tests: [140, 207, 141, 208, 144], packages: [7] },
  children: { tests: [1, 21, 151, 244, 229, 281, 256], packages: [] },
}

/** What is listed below a topic's button. */
export function choicesOf({ tests, packages }: Catalogue, topic: Topic) {
  if (topic === 'noFasting') return { packages: [], tests: tests.filter(({ fastingHours }) => fastingHours === 0) }
  const byId = <T extends { id: number }>(items: readonly T[], ids: readonly number[]) =>
    ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return { packages: byId(packages, CHOICES[topic].packages), tests: byId(tests, CHOICES[topic].tests) }
}
