import { OfficeRoute } from '@/components/office/kit/office-route'
import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'

/** A static shell for every page of the back office: the API serves only staff with a second factor. */
export default function BackofficePage() {
  return <OfficeRoute pages={OFFICE_PAGES} />
}
