import { SESSION_KEYS } from './session-keys'
import { sessionStore } from './storage'

const LONGEST = 254

export function saveRegistrationEmail(email: string): void {
  sessionStore.write(SESSION_KEYS.registrationEmail, email)
}

/** Deletes and returns the saved email address. @returns null if there is none */
export function consumeRegistrationEmail(): string | null {
  const value = sessionStore.read(SESSION_KEYS.registrationEmail)
  sessionStore.remove(SESSION_KEYS.registrationEmail)
  return typeof value === 'string' && value.length <= LONGEST ? value : null
}
