import { RegisterScreen } from '@/components/auth/register-screen'
import { PageHead } from '@/components/layout/page-head'
import { account } from '@/messages/account'

export default function RegisterPage() {
  return (
    <>
      <PageHead title={account.register.title} description={account.register.description} />
      <RegisterScreen />
    </>
  )
}
