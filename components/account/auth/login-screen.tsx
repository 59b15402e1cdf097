import Link from 'next/link'
import { useRouter } from 'next/router'
import { lazy, Suspense } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { TextField } from '@/components/kit/ui/field'
import { continuePath, registerAddress } from '@/domain/kit/continue-path'
import { useLogin, type LoginControls } from '@/hooks/account/auth/use-login'
import { useSocials } from '@/hooks/account/auth/use-social-login'
import { useRedirectIfLoggedIn } from '@/hooks/account/auth/use-redirect-if-logged-in'
import { account as texts } from '@/messages/account/profile/account'

import { AuthFrame } from './auth-frame'
import { CodeForm } from './code-form'
import { FormFaults } from './form-faults'
import { PasswordField } from './password-field'

// The condition wraps the import, so that production builds don't contain the file.
const MockLogins =
  process.env.NEXT_PUBLIC_API_MOCKING === 'enabled'
    ? lazy(() => import('./mock-logins').then((file) => ({ default: file.MockLogins })))
    : null

/** spec §2: /login, with `continue` as the return address; a second factor adds a second step. */
export function LoginScreen() {
  useRedirectIfLoggedIn()
  const login = useLogin()
  const { isCodeAsked, form, faults, error, failedSubmits } = login
  return (
    <AuthFrame
      title={isCodeAsked ? texts.code.title : texts.login.title}
      lead={isCodeAsked ? texts.code.lead(form.email) : texts.login.lead}
    >
      <FormFaults faults={faults} error={error} failedSubmits={failedSubmits} />
      {isCodeAsked ? (
        <CodeForm controls={login}>
          <Button variant="quiet" onClick={login.goBack}>
            {texts.code.back}
          </Button>
        </CodeForm>
      ) : (
        <PasswordStep login={login} />
      )}
    </AuthFrame>
  )
}

function PasswordStep({ login }: { login: LoginControls }) {
  const { ref, form, faults, isSending, type, submit } = login
  return (
    <>
      {MockLogins && (
        <Suspense fallback={null}>
          <MockLogins fill={type} />
        </Suspense>
      )}
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
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          value={form.password}
          error={faults.password}
          onChange={(event) => type({ password: event.target.value })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox
            label={texts.login.remember}
            name="remember"
            checked={form.remember}
            onChange={(event) => type({ remember: event.target.checked })}
          />
          <Link href="/forgot-password" className="inline-flex min-h-touch items-center link">
            {texts.login.forgot}
          </Link>
        </div>
        <Button type="submit" isLoading={isSending} isWide>
          {texts.login.submit}
        </Button>
      </form>
      <Socials />
      <RegisterLink />
    </>
  )
}

function Socials() {
  const { socials, leave } = useSocials()
  if (socials.length === 0) return null
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="text-center text-sm text-ink-soft">{texts.or}</p>
      {socials.map(({ provider_name, title, authorize_url }) => (
        <Button key={provider_name} variant="secondary" isWide onClick={() => leave(authorize_url)}>
          {texts.continueWith(title)}
        </Button>
      ))}
    </div>
  )
}

function RegisterLink() {
  const href = registerAddress(continuePath(useRouter().query.continue))
  return (
    <p className="mt-8">
      {texts.login.noAccount}{' '}
      <Link href={href} className="inline-flex min-h-touch items-center link">
        {texts.login.register}
      </Link>
    </p>
  )
}
