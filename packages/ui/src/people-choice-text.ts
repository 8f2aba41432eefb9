/** The visible sentences of the choice of people. Numbers count the patient as person 1. */
export const peopleChoiceText = {
  patient: 'Tests for the patient',
  person: (number: number) => `Person ${number}`,
  name: (number: number) => `Full name of person ${number}`,
  add: 'Add a person',
  remove: (number: number) => `Remove person ${number}`,
  total: (people: number, total: string) => `Total for ${people} people: ${total}`,
}
