import Link from 'next/link'
import { useRouter } from 'next/router'

import { loginAddress } from '@/domain/kit/continue-path'
import { useRegister } from '@/hooks/account/auth/use-register'
import { useRedirectIfLoggedIn } from '@/hooks/account/auth/use-redirect-if-logged-in'
import { account as texts } from '@/messages/account/profile/account'

import { AuthFrame } from './auth-frame'
import { RegistrationForm } from './registration-form'

/** spec §2: the /register page. */
export function RegisterScreen() {
  useRedirectIfLoggedIn()
  const controls = useRegister()
  const { query } = useRouter()
  const target = typeof query.continue === 'string' ? query.continue : '/'
  return (
    <AuthFrame title={texts.register.title} lead={texts.register.lead}>
      <RegistrationForm controls={controls} submitLabel={texts.register.submit} />
      <p className="mt-8">
        {texts.register.hasAccount}{' '}
        <Link href={loginAddress(target)} className="inline-flex min-h-touch items-center link">
          {texts.register.login}
        </Link>
      </p>
    </AuthFrame>
  )
}
