import Link from 'next/link'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Loaded } from '@/components/kit/ui/loaded'
import {
  useForgotPassword,
  useResetLink,
  useResetPassword,
  type ResetLink,
} from '@/hooks/account/auth/use-lost-password'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import { account as texts } from '@/messages/account/profile/account'

import { AuthFrame } from './auth-frame'
import { FormFaults } from './form-faults'
import { NewPasswordFields } from './new-password-fields'

/** Requests the email with the link; the response never reveals whether an account exists. */
export function ForgotPasswordScreen() {
  const controls = useForgotPassword()
  const { ref, form, faults, error, failedSubmits, isSending, sentTo, type, submit, again } =
    controls
  if (sentTo !== null) {
    return (
      <AuthFrame title={texts.forgot.sentTitle}>
        <p role="status">{texts.forgot.sent(sentTo)}</p>
        <Button variant="secondary" className="mt-6" onClick={again}>
          {texts.forgot.again}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={texts.forgot.title} lead={texts.forgot.lead}>
      <FormFaults faults={faults} error={error} failedSubmits={failedSubmits} />
      <form ref={ref} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          value={form.email}
          error={faults.email}
          onChange={(event) => type({ email: event.target.value })}
        />
        <Button type="submit" isLoading={isSending} isWide>
          {texts.forgot.submit}
        </Button>
        <Link href="/login" className="inline-flex min-h-touch items-center link">
          {texts.forgot.back}
        </Link>
      </form>
    </AuthFrame>
  )
}

/** Sets a new password with the token from the emailed link, which is removed from the URL at once. */
export function ResetPasswordScreen() {
  const query = useSecretQuery()
  const link = query && { token: query.token ?? '', email: query.email ?? '' }
  const { state, retry } = useResetLink(link?.token ? link : null)
  const isDead =
    (link !== null && !link.token) ||
    (state.status === 'failed' &&
      state.error.kind === 'problem' &&
      state.error.code === 'link_invalid')
  if (isDead) {
    return (
      <AuthFrame title={texts.reset.invalidTitle} lead={texts.reset.invalid}>
        <LinkButton href="/forgot-password">{texts.reset.askAgain}</LinkButton>
      </AuthFrame>
    )
  }
  if (state.status !== 'ready' || !link) {
    return (
      <AuthFrame title={texts.reset.title}>
        <Loaded state={state} onRetry={retry}>
          {() => null}
        </Loaded>
      </AuthFrame>
    )
  }
  return <NewPassword link={link} />
}

function NewPassword({ link }: { link: ResetLink }) {
  const { ref, form, faults, error, failedSubmits, isSending, isSent, type, submit } =
    useResetPassword(link)
  if (isSent) {
    return (
      <AuthFrame title={texts.reset.doneTitle}>
        <p role="status">{texts.reset.done}</p>
        <LinkButton href="/login" className="mt-6">
          {texts.login.submit}
        </LinkButton>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={texts.reset.title} lead={texts.reset.lead(link.email)}>
      <FormFaults faults={faults} error={error} failedSubmits={failedSubmits} />
      <form ref={ref} noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <NewPasswordFields
          label={texts.reset.password}
          values={form}
          faults={faults}
          owner={{ name: '', last_name: '', email: link.email }}
          onType={type}
        />
        <Button type="submit" isLoading={isSending} isWide>
          {texts.reset.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
