/**
 * Copies a text. False where the browser has no clipboard for this page or refuses it: then the text has to be
 * shown, so that it can be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on pages without https, which the type does not know.
    const clipboard = navigator.clipboard as Clipboard | undefined
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
