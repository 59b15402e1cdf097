import { CertificatesScreen } from '@/components/office/certificates/certificates-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { certificates as texts } from '@/messages/office/certificates/certificates'

export const certificates = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <CertificatesScreen />,
})
