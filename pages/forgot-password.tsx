import { ForgotPasswordScreen } from '@/components/account/auth/lost-password-screens'
import { PageHead } from '@/components/kit/layout/page-head'
import { account } from '@/messages/account/profile/account'

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHead title={account.forgot.title} isHidden />
      <ForgotPasswordScreen />
    </>
  )
}
