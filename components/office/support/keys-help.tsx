import { Sheet } from '@/components/kit/ui/sheet'
import { desk as texts } from '@/messages/office/support/support'

export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.help}>
      <dl className="border-t border-line">
        {texts.keys.map(([key, title]) => (
          <div key={key} className="flex items-center justify-between border-b border-line py-3">
            <dt>{title}</dt>
            <dd>
              <kbd className="rounded border border-line-strong px-2 py-1 font-mono text-sm">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
