import { SampleMark } from '@/components/kit/ui/sample-list'
import { isSampleEmail } from '@/domain/kit/sample'

export function SampleBadge({ email }: { email: string }) {
  return isSampleEmail(email) ? <SampleMark /> : null
}
