import { hostMessage } from '@/contract/kit/link-messages'
import { isAllowedLink } from '@/domain/kit/external-link'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { externalHosts } from '@/server/kernel/ports/external-hosts'

/** Rejects disallowed hosts, except in the existing link. @throws DomainError invalid_input */
export function refuseForeignHost(link: string | null | undefined, known: string | null): void {
  const hosts = externalHosts()
  if (!link || link === known || isAllowedLink(link, hosts)) return
  const message = hostMessage(hosts)
  const errors = [{ field: 'external_link', message }]
  throw new DomainError('invalid_input', 'The host of the link is not allowed.', {
    message,
    errors,
  })
}
