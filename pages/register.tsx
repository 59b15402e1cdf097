import { RegisterScreen } from '@/components/account/auth/register-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { account } from '@/messages/account/profile/account'

export default function RegisterPage() {
  return (
    <>
      <PageHead title={account.register.title} description={account.register.description} />
      <RegisterScreen />
    </>
  )
}
