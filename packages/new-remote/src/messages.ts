/** Every text that visitors read here. */
export const messages = {
  title: 'New Remote',
  description: (provider: string) => `${messages.title} at home, by ${provider}.`,
  text: (provider: string) => `${messages.title} at home, by the nurses and doctors of ${provider}.`,
  contact: 'Ask us about it',
}
