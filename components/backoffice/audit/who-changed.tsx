import Link from 'next/link'

import { useMay } from '@/hooks/use-permissions'
import { audit as texts } from '@/messages/audit'

/** The way from a screen to what the audit log has about it, for whoever may see that. */
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
