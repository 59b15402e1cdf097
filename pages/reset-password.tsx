import { ResetPasswordScreen } from '@/components/account/auth/lost-password-screens'
import { PageHead } from '@/components/kit/layout/page-head'
import { account } from '@/messages/account/profile/account'

export default function ResetPasswordPage() {
  return (
    <>
      <PageHead title={account.reset.title} isHidden />
      <ResetPasswordScreen />
    </>
  )
}
