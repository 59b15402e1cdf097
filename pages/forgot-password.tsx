import { ForgotPasswordScreen } from '@/components/auth/lost-password-screens'
import { PageHead } from '@/components/layout/page-head'
import { account } from '@/messages/account'

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHead title={account.forgot.title} isHidden />
      <ForgotPasswordScreen />
    </>
  )
}
