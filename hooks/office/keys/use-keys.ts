import type { ApiKey } from '@/contract/office/keys/keys'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useModal } from '@/hooks/kit/use-modal'
import { keys as texts, revokeKeyDialog } from '@/messages/office/keys/keys'

/** Form that asks for the password before the secret of a key is made. */
export function useSecretForm({ id }: ApiKey, onMade: (secret: string) => void) {
  const { user } = useAuth()
  const hasPassword = user?.has_password ?? true
  const controls = useForm({
    initial: { password: '' },
    check: ({ password }) => ({
      ...(hasPassword && password === '' && { password: texts.passwordMissing }),
    }),
    send: async ({ form: { password }, services }) => {
      const made = await services.keys.make({ id, password: hasPassword ? password : null })
      onMade(made.secret)
    },
  })
  return { ...controls, hasPassword }
}

export function useRevocation({ id, name }: ApiKey, onRevoked: () => void) {
  const { ask } = useModal()
  const { run, ...action } = useAction(({ keys }) => keys.revoke({ id }))
  const revoke = async () => {
    if (!(await ask(revokeKeyDialog(name)))) return
    if (await run()) onRevoked()
  }
  return { ...action, revoke: () => void revoke() }
}
