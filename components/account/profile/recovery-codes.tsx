import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { settings as texts } from '@/messages/account/profile/settings'
import { copyText } from '@/utils/clipboard'
import { saveFile } from '@/utils/save-file'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shows the recovery codes, which is possible only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false)

  // A failure needs no message, because the codes are on the page and can be saved as a file.
  const copy = async () => setCopied(await copyText(codes.join('\n')))

  return (
    <div>
      <h3 className="font-semibold">{texts.recovery}</h3>
      <p className="mt-1 text-ink-soft">{texts.recoveryHint}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 figures text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('recovery-codes.txt', codes.join('\n'), 'text/plain')}
        >
          {texts.saveCodes}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
        <p role="status">{isCopied && texts.copied}</p>
      </div>
    </div>
  )
}
