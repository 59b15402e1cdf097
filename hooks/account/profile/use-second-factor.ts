import { useAction } from '@/hooks/kit/use-action'

/** Starts the setup of two-factor authentication. The password is null for accounts without one. */
export function useSecondFactorStart() {
  return useAction(({ account }, password: string | null) =>
    account.startSecondFactor({ password }),
  )
}

export function useSecondFactorConfirmation() {
  return useAction(({ account }, code: string) => account.confirmSecondFactor({ code }))
}

export function useSecondFactorEnd() {
  return useAction(({ account }, code: string) => account.endSecondFactor({ code }))
}
