import { Badge } from '@/components/ui/badge'
import { isSampleEmail } from '@/domain/sample'
import { samples } from '@/messages/samples'

/** Marks sample customers; renders nothing for real ones. */
export function SampleBadge({ email }: { email: string }) {
  return isSampleEmail(email) ? <Badge>{samples.mark}</Badge> : null
}
