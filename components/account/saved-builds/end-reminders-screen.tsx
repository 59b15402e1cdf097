import { EmailLinkScreen } from '@/components/kit/layout/email-link-screen'
import { useRemindersEnd } from '@/hooks/account/saved-builds/use-saved-builds'
import { endReminders } from '@/messages/account/saved-builds/saved-builds'

export function EndRemindersScreen({ id, letterKey }: { id: string; letterKey: string }) {
  return <EmailLinkScreen texts={endReminders} action={useRemindersEnd({ id, key: letterKey })} />
}
