import { Badge } from '@/components/kit/ui/badge'
import { isSampleEmail } from '@/domain/kit/sample'
import { samples } from '@/messages/kit/samples'

export function SampleBadge({ email }: { email: string }) {
  return isSampleEmail(email) ? <Badge>{samples.mark}</Badge> : null
}
