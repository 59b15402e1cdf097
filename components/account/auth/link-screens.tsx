import { Button } from '@/components/kit/ui/button'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Loaded } from '@/components/kit/ui/loaded'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useConfirmEmail } from '@/hooks/account/auth/use-confirm-email'
import { useFirstAdminLink, useFirstAdminRedirect } from '@/hooks/account/auth/use-first-admin'
import { useRegister } from '@/hooks/account/auth/use-register'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import { useSocialReturn } from '@/hooks/account/auth/use-social-login'
import {
  account as texts,
  failureSentence,
  PROVIDER_TITLES,
} from '@/messages/account/profile/account'

import { AuthFrame } from './auth-frame'
import { CodeForm } from './code-form'
import { FormFaults } from './form-faults'
import { RegistrationForm } from './registration-form'

/** Confirms an email address with a click, because mail scanners open links but click nothing. */
export function ConfirmEmailScreen() {
  const query = useSecretQuery()
  const { state, confirm } = useConfirmEmail(query?.token)
  const { confirmEmail } = texts
  if (state.status === 'done') {
    return (
      <AuthFrame title={confirmEmail.doneTitle}>
        <p role="status">{confirmEmail.done(state.email)}</p>
        <LinkButton href="/configurator" className="mt-6">
          {confirmEmail.toShop}
        </LinkButton>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={confirmEmail.title} lead={confirmEmail.lead}>
      {state.status === 'failed' && (
        <div className="mb-6">
          <ErrorNotice sentence={failureSentence(state.error)} />
          <p className="mt-3 text-ink-soft">{confirmEmail.invalid}</p>
          <LinkButton href="/dashboard/profile" variant="secondary" className="mt-4">
            {confirmEmail.toSettings}
          </LinkButton>
        </div>
      )}
      <Button isLoading={state.status === 'sending'} onClick={() => void confirm()}>
        {confirmEmail.submit}
      </Button>
    </AuthFrame>
  )
}

export function SocialReturnScreen({ provider }: { provider: string | null }) {
  const { state, code } = useSocialReturn(provider)
  const title = texts.social.title(PROVIDER_TITLES[provider ?? ''] ?? '')
  if (state.status === 'working') {
    return (
      <AuthFrame title={title}>
        <p role="status">{texts.social.working}</p>
      </AuthFrame>
    )
  }
  if (state.status === 'code') {
    return (
      <AuthFrame title={texts.code.title} lead={texts.social.codeLead}>
        <FormFaults {...code} />
        <CodeForm controls={code}>
          <LinkButton href="/login" variant="quiet">
            {texts.code.back}
          </LinkButton>
        </CodeForm>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={texts.social.refusedTitle}>
      <p role="alert">
        {state.status === 'failed' ? failureSentence(state.error) : texts.social[state.status]}
      </p>
      <LinkButton href="/login" className="mt-6">
        {texts.login.title}
      </LinkButton>
    </AuthFrame>
  )
}

/** Screen of the one-time link that a shop without an administrator prints at startup. */
export function FirstAdminScreen() {
  const query = useSecretQuery()
  const { state, retry } = useFirstAdminLink(query ? (query.token ?? '-') : null)
  useFirstAdminRedirect()
  const { firstAdmin } = texts
  const isDead =
    state.status === 'failed' && state.error.kind === 'problem' && state.error.status === 422
  if (isDead) {
    return (
      <AuthFrame title={texts.reset.invalidTitle} lead={firstAdmin.invalid}>
        <LinkButton href="/">{texts.confirmEmail.toShop}</LinkButton>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={firstAdmin.title} lead={firstAdmin.lead}>
      <Loaded state={state} onRetry={retry}>
        {() => <AdminForm token={query?.token ?? ''} />}
      </Loaded>
    </AuthFrame>
  )
}

function AdminForm({ token }: { token: string }) {
  return <RegistrationForm controls={useRegister(token)} submitLabel={texts.firstAdmin.submit} />
}
