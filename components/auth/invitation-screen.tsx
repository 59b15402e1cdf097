import { AuthFrame } from '@/components/auth/auth-frame'
import { FormFaults } from '@/components/auth/form-faults'
import { NewPasswordFields } from '@/components/auth/new-password-fields'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { useAcceptance, useInvitationLink } from '@/hooks/use-invitation'
import { useSecretQuery } from '@/hooks/use-secret-query'
import { account as texts } from '@/messages/account'
import { invitation } from '@/messages/invitation'

/** The link of an invitation to the staff. */
export function InvitationScreen() {
  const query = useSecretQuery()
  const token = query ? (query.token ?? '-') : null
  const { state, retry } = useInvitationLink(token)
  const isDead =
    state.status === 'failed' && state.error.kind === 'problem' && state.error.status === 422
  if (isDead) {
    return (
      <AuthFrame title={invitation.invalidTitle} lead={invitation.invalid}>
        <LinkButton href="/">{texts.confirmEmail.toShop}</LinkButton>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={invitation.title} lead={invitation.lead}>
      <Loaded state={state} onRetry={retry}>
        {({ email }) => <AcceptanceForm {...{ email }} token={token ?? ''} />}
      </Loaded>
    </AuthFrame>
  )
}

function AcceptanceForm(invited: { token: string; email: string }) {
  const { ref, form, faults, error, refusals, isSending, type, submit } = useAcceptance(invited)
  const owner = { name: form.name, last_name: form.lastname, email: invited.email }
  return (
    <>
      <FormFaults faults={faults} error={error} refusals={refusals} />
      <form ref={ref} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={invited.email}
        />
        <TextField
          label={texts.register.name}
          name="name"
          autoComplete="given-name"
          value={form.name}
          error={faults.name}
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextField
          label={texts.register.lastname}
          name="lastname"
          autoComplete="family-name"
          value={form.lastname}
          error={faults.lastname}
          onChange={(event) => type({ lastname: event.target.value })}
        />
        <NewPasswordFields
          label={texts.register.password}
          values={form}
          faults={faults}
          owner={owner}
          onType={type}
        />
        <Button type="submit" isLoading={isSending} isWide>
          {invitation.submit}
        </Button>
      </form>
    </>
  )
}
