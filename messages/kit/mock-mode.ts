/** Texts shown only in `next dev` on a temporary database. */
export const mockMode = {
  logins: 'Mock mode: nothing here is real. These logins work.',
  user: (name: string) => `Fill in ${name}, a user`,
  admin: (name: string) => `Fill in ${name}, an administrator`,
}
