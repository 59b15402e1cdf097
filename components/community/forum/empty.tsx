import { forum as texts } from '@/messages/community/forum/forum'

export function Empty() {
  return (
    <div className="border-t border-line py-8">
      <p className="text-lg">{texts.noThreads}</p>
      <p className="mt-1 text-ink-soft">{texts.beFirst}</p>
    </div>
  )
}
