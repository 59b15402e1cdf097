import { buttonStyles } from '@/components/ui/button-styles'
import { chrome } from '@/messages/chrome'

/** Stands where the code of a screen did not arrive, for example after the connection broke. */
export function ScreenMissing() {
  return (
    <div role="alert" className="wrap py-20">
      <p className="mb-6 max-w-read text-lg">{chrome.screenMissing}</p>
      <button type="button" className={buttonStyles({})} onClick={() => window.location.reload()}>
        {chrome.tryAgain}
      </button>
    </div>
  )
}
