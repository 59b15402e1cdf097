import { LoginScreen } from '@/components/auth/login-screen'
import { PageHead } from '@/components/layout/page-head'
import { account } from '@/messages/account'

export default function LoginPage() {
  return (
    <>
      <PageHead title={account.login.title} description={account.login.description} />
      <LoginScreen />
    </>
  )
}
