import type { ProviderProfile } from '@homecare/contract/profile'
import { AppError } from '../process/app-error'
import { isGuessable } from './internal/guessable-password'

/** Throws INVALID_INPUT for a new password that contains the account's name or can be guessed. */
export function checkPassword(
  password: string,
  { userName, profile }: { userName: string; profile: Pick<ProviderProfile, 'name'> },
): void {
  const name = userName.split('@')[0] ?? ''
  if (name.length > 3 && password.toLowerCase().includes(name.toLowerCase())) {
    throw new AppError('INVALID_INPUT', { fields: { password: 'Leave your own name out of it' } })
  }
  if (isGuessable(password, [...userName.split(/[@.]/), ...profile.name.split(' ')])) {
    throw new AppError('INVALID_INPUT', {
      fields: {
        password: 'This password is easy to guess. Choose a few words that don’t belong together, or a random one.',
      },
    })
  }
}
