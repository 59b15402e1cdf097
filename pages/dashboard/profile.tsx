import { ProfileScreen } from '@/components/account/profile/profile-screen'
import { AddressBook } from '@/components/account/addresses/address-book'
import { CertificatesSection } from '@/components/account/certificates/certificates-section'
import { DashboardFrame } from '@/components/account/dashboard/dashboard-frame'
import { ProfileChoice } from '@/components/community/forum/profile-choice'
import { PageHead } from '@/components/kit/layout/page-head'
import { profile } from '@/messages/account/profile/profile'

export default function ProfilePage() {
  return (
    <>
      <PageHead title={profile.title} isHidden />
      <DashboardFrame title={profile.title} lead={profile.lead}>
        <ProfileScreen
          addresses={<AddressBook />}
          forumPage={<ProfileChoice />}
          certificates={<CertificatesSection />}
        />
      </DashboardFrame>
    </>
  )
}
