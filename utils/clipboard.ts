/**
 * Copies a text. Returns false if the clipboard is unavailable or denied: then the caller has to
 * show the text, so that the user can copy it by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on pages without https, although the type says otherwise.
    const clipboard = navigator.clipboard as Clipboard | undefined
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
