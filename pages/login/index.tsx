import { LoginScreen } from '@/components/account/auth/login-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { account } from '@/messages/account/profile/account'

export default function LoginPage() {
  return (
    <>
      <PageHead title={account.login.title} description={account.login.description} />
      <LoginScreen />
    </>
  )
}
