import { Badge } from '@/components/ui/badge'
import { isSampleEmail } from '@/domain/sample'
import { samples } from '@/messages/samples'

export function SampleBadge({ email }: { email: string }) {
  return isSampleEmail(email) ? <Badge>{samples.mark}</Badge> : null
}
