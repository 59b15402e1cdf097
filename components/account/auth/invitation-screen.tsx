import { AuthFrame } from './auth-frame'
import { FormFaults } from './form-faults'
import { NameFields } from './name-fields'
import { NewPasswordFields } from './new-password-fields'
import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Loaded } from '@/components/kit/ui/loaded'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useAcceptance, useInvitationLink, useJoining } from '@/hooks/account/auth/use-invitation'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import { account as texts } from '@/messages/account/profile/account'
import { chrome } from '@/messages/kit/chrome'
import { toSentence } from '@/messages/kit/errors'
import { invitation } from '@/messages/account/auth/invitation'

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
  const hasAccount = state.status === 'ready' && state.data.has_account
  return (
    <AuthFrame title={invitation.title} lead={hasAccount ? invitation.joinLead : invitation.lead}>
      <Loaded state={state} onRetry={retry}>
        {({ email, has_account }) =>
          has_account ? (
            <Joining {...{ email }} token={token ?? ''} />
          ) : (
            <AcceptanceForm {...{ email }} token={token ?? ''} />
          )
        }
      </Loaded>
    </AuthFrame>
  )
}

/** Accepts an invitation with an existing account, once logged in and with a second factor. */
function Joining({ email, token }: { email: string; token: string }) {
  const { isKnown, isUserLoggedIn, user } = useAuth()
  const { join, isRunning, error } = useJoining(token)
  if (!isKnown || (isUserLoggedIn && !user)) return <p role="status">{chrome.loading}</p>
  if (!user) {
    return <Step words={invitation.logInFirst(email)} href="/login" title={invitation.toLogin} />
  }
  if (!isSameMailbox(user.email, email)) {
    return <p>{invitation.otherAccount(email, user.email)}</p>
  }
  if (!user.has_second_factor) {
    const { factorFirst, toSettings } = invitation
    return <Step words={factorFirst} href="/dashboard/settings" title={toSettings} />
  }
  return (
    <div className="flex flex-col gap-5">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <p>{invitation.joinAs(user.email)}</p>
      <Button isLoading={isRunning} isWide onClick={() => void join()}>
        {invitation.join}
      </Button>
    </div>
  )
}

function Step({ words, href, title }: { words: string; href: string; title: string }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{words}</p>
      <LinkButton href={href}>{title}</LinkButton>
    </div>
  )
}

function AcceptanceForm(invited: { token: string; email: string }) {
  const { ref, form, faults, error, failedSubmits, isSending, type, submit } =
    useAcceptance(invited)
  const owner = { name: form.name, last_name: form.lastname, email: invited.email }
  return (
    <>
      <FormFaults faults={faults} error={error} failedSubmits={failedSubmits} />
      <form ref={ref} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={invited.email}
        />
        <NameFields values={form} faults={faults} onType={type} />
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
