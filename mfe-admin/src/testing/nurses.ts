import type { NurseChoices, Nurses } from '@homecare/contract/admin/nurses'

type Nurse = Nurses['nurses'][number]
type Choice = NurseChoices['choices'][number]

export const aNurse = (more: Partial<Nurse> = {}): Nurse => ({
  id: 'nurse-1',
  version: 2,
  firstName: 'Maya',
  lastName: 'Rahman',
  licenceNumber: 'DHA-10234',
  phoneNumber: '971501112233',
  languages: ['English', 'Hindi'],
  areas: ['Dubai Marina'],
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1080 })),
  daysOff: [],
  leftOn: null,
  profession: 'nurse',
  skills: [],
  sex: null,
  licenceUntil: '2027-01-31',
  care: [],
  visitsAhead: 0,
  visitDays: [],
  ...more,
})

export const aNurseList = (nurses: Nurse[]): Nurses => ({
  nurses,
  areasServed: ['Dubai Marina', 'Jumeirah'],
  travel: [],
})

export const aChoice = (more: Partial<Choice> = {}): Choice => ({
  id: 'nurse-1',
  name: 'Maya Rahman',
  languages: ['English', 'Hindi'],
  onDuty: true,
  clash: false,
  visits: 2,
  overload: false,
  nearby: true,
  outside: false,
  tooFar: false,
  travelMinutes: 0,
  suggested: true,
  ...more,
})
