import { useAction } from './use-action'

/** Sends the link that confirms the email address again. */
export function useVerificationEmail() {
  return useAction(({ account }) => account.sendVerification())
}

interface NewEmail {
  email: string
  /** Null for accounts without one. */
  password: string | null
}

/** Changes the email address. */
export function useEmailChange() {
  return useAction(({ account }, next: NewEmail) => account.changeEmail(next))
}

interface Names {
  name: string
  last_name: string
  user_name: string
}

/** Saves the names of the user. */
export function useNames() {
  return useAction(({ account }, names: Names) => account.saveProfile(names))
}

/** Saves and removes the picture of the user. */
export function useAvatar() {
  return {
    save: useAction(({ account }, file: Blob) => account.saveAvatar(file)),
    remove: useAction(({ account }) => account.deleteAvatar()),
  }
}

/** Fetches all that the shop knows of the user. The password is null for accounts without one. */
export function useDataExport() {
  return useAction(({ account }, password: string | null) => account.exportData(password))
}
