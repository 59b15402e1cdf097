import Link from 'next/link'

import { useMay } from '@/hooks/office/kit/use-permissions'
import { audit as texts } from '@/messages/office/audit/audit'

export function WhoChanged({ kind, id }: { kind: string; id: string }) {
  if (!useMay()('audit.read')) return null
  const search = new URLSearchParams({ kind, subject: id }).toString()
  return (
    <Link
      href={`/backoffice/audit?${search}`}
      className="inline-flex min-h-touch items-center link lg:min-h-0"
    >
      {texts.whoChanged}
    </Link>
  )
}
